import type { Temporal } from '../../platform/time/temporal.ts';

/** How far an invite into a network has come. */
export const networkInviteStatuses = ['SENT', 'ACCEPTED', 'EXPIRED', 'UNDELIVERABLE'] as const;

/** How far one invite has come. */
export type NetworkInviteStatus = (typeof networkInviteStatuses)[number];

/** The status to show: one whose time is over is EXPIRED, whatever a server still calls it, unless it was accepted. */
export function networkInviteStatus(
  invite: { readonly status: NetworkInviteStatus; readonly expiresAt: Temporal.Instant },
  now: Temporal.Instant,
): NetworkInviteStatus {
  const isOver = now.epochMilliseconds >= invite.expiresAt.epochMilliseconds;
  return isOver && invite.status !== 'ACCEPTED' ? 'EXPIRED' : invite.status;
}
