import { describe, expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { invitationStatus, invitationStatuses, pendingInvitationStatuses } from './invitationStatus.ts';

const expiresAt = Temporal.Instant.from('2026-03-16T15:00:00Z');

describe('invitationStatus', () => {
  test.each([
    ['SUBMITTED', -1, 'SUBMITTED'],
    ['SUBMITTED', 0, 'EXPIRED'],
    ['SUBMITTED', 1, 'EXPIRED'],
    ['ERROR', -1, 'ERROR'],
    ['ERROR', 0, 'EXPIRED'],
    ['EXPIRED', 1, 'EXPIRED'],
    ['EXPIRED', -1, 'EXPIRED'],
    ['ACCEPTED', -1, 'ACCEPTED'],
    ['ACCEPTED', 1, 'ACCEPTED'],
  ] as const)('%s, %i ms after its expiration date, is %s', (status, milliseconds, shown) => {
    expect(invitationStatus({ status, expiresAt }, expiresAt.add({ milliseconds }))).toBe(shown);
  });
});

test('all but accepted invitations wait for something', () => {
  expect(pendingInvitationStatuses.toSorted()).toEqual(
    invitationStatuses.filter((status) => status !== 'ACCEPTED').toSorted(),
  );
});
