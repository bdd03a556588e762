import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { suggestedUntil } from './suggestedUntil.ts';

test.each([
  ['DAILY', '2026-03-17'],
  ['WEEKLY', '2026-04-22'],
  ['MONTHLY', '2026-08-04'],
] as const)('%s until %s', (frequency, until) => {
  expect(suggestedUntil(frequency, Temporal.PlainDate.from('2026-03-04'))).toBe(until);
});
