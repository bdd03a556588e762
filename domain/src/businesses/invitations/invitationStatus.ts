import type { Temporal } from '../../platform/time/temporal.ts';

/** How far an invitation has come. */
export const invitationStatuses = ['SUBMITTED', 'ACCEPTED', 'ERROR', 'EXPIRED'] as const;

/** How far one invitation has come. */
export type InvitationStatus = (typeof invitationStatuses)[number];

/**
 * The status to show. One whose expiration date has passed is EXPIRED, whatever a server still calls it: a link that
 * does not work must not look as if someone could use it. What was accepted in time stays accepted.
 */
export function invitationStatus(
  invitation: { readonly status: InvitationStatus; readonly expiresAt: Temporal.Instant },
  now: Temporal.Instant,
): InvitationStatus {
  const isOver = now.epochMilliseconds >= invitation.expiresAt.epochMilliseconds;
  return isOver && invitation.status !== 'ACCEPTED' ? 'EXPIRED' : invitation.status;
}

/** The statuses of invitations that are not settled: waiting for the guest, or to be sent again. */
export const pendingInvitationStatuses = [
  'SUBMITTED',
  'ERROR',
  'EXPIRED',
] as const satisfies readonly InvitationStatus[];
