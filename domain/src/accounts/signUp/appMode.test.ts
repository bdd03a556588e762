import { expect, test } from 'vitest';
import { isForBusinesses } from './appMode.ts';

test.each([
  ['STAFFER', true],
  ['BOTH', true],
  ['GIGSTER', false],
] as const)('%s uses the app for businesses: %s', (mode, expected) => {
  expect(isForBusinesses(mode)).toBe(expected);
});
