import { expect, test } from 'vitest';
import { rewardState } from './rewardState.ts';

test.each([
  [false, 0, 'NOT_EARNED'],
  [true, 0, 'EARNED'],
  [true, 1, 'PARTLY_CREDITED'],
  [true, 4999, 'PARTLY_CREDITED'],
  [true, 5000, 'CREDITED'],
] as const)('earned: %s, with %d cents taken off, is %s', (isEarned, creditedCents, state) => {
  expect(rewardState({ isEarned, rewardCents: 5000, creditedCents })).toBe(state);
});
