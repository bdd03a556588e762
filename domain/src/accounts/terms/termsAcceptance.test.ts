import { expect, test } from 'vitest';
import { mustAcceptTerms } from './termsAcceptance.ts';

test.each([
  ['ACCEPTED', false],
  ['EXPIRED', true],
  ['REQUIRED', true],
] as const)('terms that are %s must be accepted: %s', (status, expected) => {
  expect(mustAcceptTerms(status)).toBe(expected);
});
