import { expect, test } from 'vitest';
import { cancellationHours } from './cancellationHours.ts';

test.each([
  ['free', 336],
  ['guaranteed', 16],
] as const)('the hours that are %s are 0 to %d', (term, most) => {
  const rule = cancellationHours(term);
  expect([0, 1, most].map((hours) => rule.safeParse(hours).success)).toEqual([true, true, true]);
  for (const hours of [-1, most + 1, 1.5, Number.NaN, null]) {
    expect(rule.safeParse(hours).error?.issues[0]?.message).toBe(`Enter 0 to ${most} hours`);
  }
});
