import { expect, onTestFinished, test, vi } from 'vitest';
import { recentPages, storeRecentPage } from './recentPages.ts';

const page = (number: number) => ({ href: `/locations/1/gigs/${number}`, label: `Server #${number}` });

test('keeps the last eight pages of an account, the latest first and each once', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 3]) storeRecentPage('user-1', page(number));

  expect(recentPages('user-1')).toEqual([3, 9, 8, 7, 6, 5, 4, 2].map(page));
});

test('drops a visit when the storage is full', () => {
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  onTestFinished(() => store.mockRestore());
  storeRecentPage('user-1', page(1));

  expect(recentPages('user-1')).toEqual([]);
});

test('keeps the pages of accounts apart', () => {
  storeRecentPage('user-1', page(1));

  expect(recentPages('user-2')).toEqual([]);
});

test.each([
  ['text', 'not JSON'],
  ['an object', '{"href":"/"}'],
  ['null', 'null'],
  [
    'addresses of other sites',
    '[{"href":"//example.com","label":"x"},{"href":"https://example.com","label":"x"}]',
  ],
  ['entries without a label', '[{"href":"/"},null,3]'],
])('takes no notice of %s in the storage', (_what, stored) => {
  localStorage.setItem('brigade.recent.user-1', stored);

  expect(recentPages('user-1')).toEqual([]);
});
