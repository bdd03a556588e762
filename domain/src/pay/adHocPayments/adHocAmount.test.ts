import { expect, test } from 'vitest';
import { adHocAmountProblem } from './adHocAmount.ts';

test.each([
  [49, 'Amount must be at least $0.50'],
  [50, null],
  [50.5, 'Amount must be at least $0.50'],
  [Number.NaN, 'Amount must be at least $0.50'],
  [1_000_000, null],
  [1_000_001, 'Amount must be at most $10,000'],
])('an amount of %d cents: %s', (cents, problem) => {
  expect(adHocAmountProblem(cents)).toBe(problem);
});
