import { expect, test } from 'vitest';
import { maySignUp } from './maySignUp.ts';

const staffer = { firstName: 'Elena', appMode: 'STAFFER', hasRole: true, hasProfile: false } as const;

test.each([
  ['a new account', { ...staffer, firstName: '', hasRole: false }, true],
  ['a new account with an invitation accepted', { ...staffer, firstName: '' }, true],
  ['a pro', { ...staffer, appMode: 'GIGSTER', hasRole: false }, true],
  ['a name from a directory without a role', { ...staffer, hasRole: false }, true],
  ['an invited staffer', staffer, false],
  ['who has signed up', { ...staffer, hasProfile: true }, false],
  ['who has signed up and lost every role', { ...staffer, hasRole: false, hasProfile: true }, false],
] as const)('whether a user may sign up, %s: %s', (_, candidate, expected) => {
  expect(maySignUp(candidate)).toBe(expected);
});
