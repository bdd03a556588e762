import { expect, test } from 'vitest';
import { datesSummary } from './datesSummary.ts';

test.each([
  [1, 1, '1 date'],
  [12, 12, '12 dates'],
  [12, 11, '11 of 12 dates, 1 excluded'],
])('the summary of %i dates with %i included: %s', (all, left, text) => {
  expect(datesSummary(all, left)).toBe(text);
});
