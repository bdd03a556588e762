import { expect, test } from 'vitest';
import { comparedCosts } from './comparedCosts.ts';

test.each([
  [[100, 100, 100, 100, 110], '10% more than the average of the last 4 weeks.'],
  [[200, 0, 200, 0, 50], '50% less than the average of the last 4 weeks.'],
  [[100, 100, 100, 100, 100], 'As much as the average of the last 4 weeks.'],
  [[0, 0, 0, 0, 100], 'Confirmed work, with fees. No earlier weeks to compare with.'],
])('weekly costs of %o read: %s', (cents, expected) => {
  expect(comparedCosts(cents)).toBe(expected);
});
