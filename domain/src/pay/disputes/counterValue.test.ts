import { expect, test } from 'vitest';
import { counterProblem } from './counterValue.ts';

test.each([
  [361, null],
  [479, null],
  [480, 'Enter less than the claim. To grant all of it, accept it.'],
  [360, 'Enter more than what counts now.'],
  [-5, 'Enter more than what counts now.'],
])('%d minutes in place of 480, where 360 count: %s', (value, problem) => {
  expect(counterProblem({ contested: 360, claimed: 480 }, value)).toBe(problem);
});
