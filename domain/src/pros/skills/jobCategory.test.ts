import { expect, test } from 'vitest';
import { jobCategories, jobCategoryOf } from './jobCategory.ts';

test.each([
  ['Pastry Baker', 'pastry-baker'],
  ['Beer & Wine Bartender', 'beer-and-wine-bartender'],
  ['Beer and wine bartender', 'beer-and-wine-bartender'],
  ['Fixed-Station Bartender', 'fixed-station-bartender'],
  ['front_of_house  support', 'front-of-house-support'],
])('a position called %s is of the job category %s', (name, category) => {
  expect(jobCategoryOf(name)).toBe(category);
});

test.each(['Barista', 'Line Cook Trainer', '', '???'])('"%s" is of no known job category', (name) => {
  expect(jobCategoryOf(name)).toBeNull();
});

test('each of the twelve job categories is found by its own words', () => {
  expect(jobCategories).toHaveLength(12);
  for (const category of jobCategories) expect(jobCategoryOf(category.replaceAll('-', ' '))).toBe(category);
});
