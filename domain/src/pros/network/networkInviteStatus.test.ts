import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { networkInviteStatus } from './networkInviteStatus.ts';

const expiresAt = Temporal.Instant.from('2026-03-16T15:00:00Z');
const before = expiresAt.subtract({ seconds: 1 });

test.each([
  ['SENT', before, 'SENT'],
  ['SENT', expiresAt, 'EXPIRED'],
  ['UNDELIVERABLE', before, 'UNDELIVERABLE'],
  ['UNDELIVERABLE', expiresAt, 'EXPIRED'],
  ['ACCEPTED', expiresAt, 'ACCEPTED'],
] as const)('%s at %s is shown as %s', (status, now, shown) => {
  expect(networkInviteStatus({ status, expiresAt }, now)).toBe(shown);
});
