import { expect, test } from 'vitest';
import { frequencyUnit } from './recurrenceFrequency.ts';

test.each([
  ['DAILY', 1, 'day'],
  ['WEEKLY', 2, 'weeks'],
  ['MONTHLY', 1, 'month'],
] as const)('%s counts %i %s', (frequency, count, unit) => {
  expect(frequencyUnit(frequency, count)).toBe(unit);
});
