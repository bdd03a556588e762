import { expect, test } from 'vitest';
import { afterSignIn } from './afterSignIn.ts';

test.each([
  [undefined, false, '/'],
  ['/locations/1?tab=open', false, '/locations/1?tab=open'],
  [undefined, true, '/signup'],
  ['/', true, '/signup'],
  ['/locations/1?tab=open', true, '/signup?returnTo=/locations/1%3Ftab%3Dopen'],
  ['/signup?ref=COPPER-FINCH', true, '/signup?ref=COPPER-FINCH'],
  ['https://evil.example/', true, '/signup'],
  ['//evil.example', false, '/'],
  ['/\\evil.example', false, '/'],
])(
  'a sign-in with the return address %s and a sign-up to do (%s) leads to %s',
  (returnTo, needsSignUp, path) => {
    expect(afterSignIn(returnTo, needsSignUp)).toBe(path);
  },
);
