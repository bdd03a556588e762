import { expect, test } from 'vitest';
import { bonusCents, boostCents } from './bonus.ts';

test.each([0, 100, 1050, 100_000])('%d cents can be earned on top', (cents) => {
  expect(bonusCents.parse(cents)).toBe(cents);
});

test.each([1, 99, 100_001, -100, 150.5, Number.NaN, null])('%s cannot be earned on top', (cents) => {
  expect(bonusCents.safeParse(cents).error?.issues[0]?.message).toBe(
    'Enter a bonus from $1 to $1,000, or nothing',
  );
});
test.each([
  [100, true],
  [100_000, true],
  [99, false],
  [100_001, false],
  [0, false],
  [150.5, false],
  [Number.NaN, false],
])('whether a gig can be boosted by %d cents', (cents, isBoost) => {
  expect(boostCents.safeParse(cents).success).toBe(isBoost);
});
