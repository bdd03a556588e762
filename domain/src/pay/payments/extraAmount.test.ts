import { expect, test } from 'vitest';
import { extraProblem } from './extraAmount.ts';

test.each([
  [0, null],
  [100_000, null],
  [-1, 'Enter $0 to $1,000'],
  [100_001, 'Enter $0 to $1,000'],
  [0.5, 'Enter $0 to $1,000'],
])('an extra amount of %d cents: %s', (cents, problem) => {
  expect(extraProblem(cents)).toBe(problem);
});
