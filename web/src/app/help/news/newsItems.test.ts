import { expect, test } from 'vitest';
import { newsItems } from './newsItems.ts';
import { newestNews, newestNewsForOnsite } from './newestNews.ts';

test('a new item brings back the dot', () => {
  expect(newsItems[0].title).toBe(newestNews);
});

test('a new item that onsite managers see brings back their dot', () => {
  expect(newsItems.find(({ isForOnsite }) => isForOnsite)?.title).toBe(newestNewsForOnsite);
});

test('the newest item comes first', () => {
  const dates = newsItems.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('items have a title of their own', () => {
  expect(new Set(newsItems.map(({ title }) => title)).size).toBe(newsItems.length);
});
