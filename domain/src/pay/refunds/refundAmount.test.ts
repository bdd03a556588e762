import { expect, test } from 'vitest';
import { refundAmountProblem } from './refundAmount.ts';

test.each([
  [1, 2469, null],
  [2469, 2469, null],
  [2470, 2469, 'At most $24.69'],
  [2470, null, null],
  [0, 2469, 'At least $0.01'],
  [Number.NaN, null, 'At least $0.01'],
])('a refund of %d of %s cents: %s', (cents, most, problem) => {
  expect(refundAmountProblem(cents, most)).toBe(problem);
});
