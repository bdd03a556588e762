import type { Temporal } from '../../platform/time/temporal.ts';

export const networkInviteStatuses = ['SENT', 'ACCEPTED', 'EXPIRED', 'UNDELIVERABLE'] as const;

export type NetworkInviteStatus = (typeof networkInviteStatuses)[number];

/** The status to display. Past its expiry, an invite that was not accepted is EXPIRED, whatever status a server returns. */
export function networkInviteStatus(
  invite: { readonly status: NetworkInviteStatus; readonly expiresAt: Temporal.Instant },
  now: Temporal.Instant,
): NetworkInviteStatus {
  const isOver = now.epochMilliseconds >= invite.expiresAt.epochMilliseconds;
  return isOver && invite.status !== 'ACCEPTED' ? 'EXPIRED' : invite.status;
}
