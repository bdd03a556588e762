import { expect, test } from 'vitest';
import { referralState } from './referralState.ts';

test.each([
  [false, false, 'SIGNED_UP'],
  [true, false, 'POSTED'],
  [true, true, 'REWARDED'],
  // A server may know of the reward only.
  [false, true, 'REWARDED'],
] as const)('posted: %s, rewarded: %s is %s', (hasPosted, isRewarded, state) => {
  expect(referralState({ hasPosted, isRewarded })).toBe(state);
});
