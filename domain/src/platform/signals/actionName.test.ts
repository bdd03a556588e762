import { expect, test } from 'vitest';
import { actionName } from './actionName.ts';

test.each([
  ['postGigsMutation', 'Post gigs'],
  ['signOut', 'Sign out'],
  ['SelectApplicantsMutation', 'Select applicants'],
  ['Mutation', ''],
])('%s is called "%s"', (operation, name) => {
  expect(actionName(operation)).toBe(name);
});
