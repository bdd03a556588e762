import { expect, test } from 'vitest';
import { claimCents, claimMinutes } from './claimValue.ts';

test.each([
  [0, 'Enter 1 minute to 16 hours'],
  [1, undefined],
  [960, undefined],
  [961, 'Enter 1 minute to 16 hours'],
])('of %d minutes a claim says: %s', (minutes, message) => {
  expect(claimMinutes.safeParse(minutes).error?.issues[0]?.message).toBe(message);
});

test.each([
  [0, 'Enter $0.01 to $10,000'],
  [1, undefined],
  [1_000_000, undefined],
  [1_000_001, 'Enter $0.01 to $10,000'],
])('of %d cents a claim says: %s', (cents, message) => {
  expect(claimCents.safeParse(cents).error?.issues[0]?.message).toBe(message);
});
