import { expect, test } from 'vitest';
import { needsSignUp } from './needsSignUp.ts';

test.each([
  ['', 'STAFFER', true],
  [' ', 'STAFFER', true],
  ['', 'BOTH', true],
  ['Elena', 'STAFFER', false],
  ['Elena', 'BOTH', false],
  ['', 'GIGSTER', false],
  ['Gus', 'GIGSTER', false],
] as const)('an account named "%s" with the mode %s: %s', (firstName, appMode, expected) => {
  expect(needsSignUp({ firstName, appMode })).toBe(expected);
});
