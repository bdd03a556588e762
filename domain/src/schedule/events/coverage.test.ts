import { expect, test } from 'vitest';
import { coverageOf, coverageText } from './coverage.ts';

test.each([
  [5, 0, 'EMPTY', '0 of 5 confirmed'],
  [5, 2, 'PARTLY', '2 of 5 confirmed'],
  [5, 5, 'FULL', 'Full, 5 confirmed'],
  [5, 6, 'FULL', 'Full, 6 confirmed'],
])('%d places, %d of them taken: %s', (places, confirmed, coverage, text) => {
  expect(coverageOf({ places, confirmed })).toBe(coverage);
  expect(coverageText({ places, confirmed })).toBe(text);
});
