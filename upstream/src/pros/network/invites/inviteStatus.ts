import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables.ts';
import type { StoredInviteStatus } from '../../../database/tables/network.ts';

/** How far an invite has come. */
export const inviteStatuses = ['SENT', 'ACCEPTED', 'EXPIRED', 'UNDELIVERABLE'] as const;

/** How far an invite has come. */
export type InviteStatus = (typeof inviteStatuses)[number];

/** What an invite is at this moment: one that nobody accepted in time is EXPIRED, whether it arrived or not. */
export function inviteStatusAt(
  { status, expires_ts }: { status: StoredInviteStatus; expires_ts: Date },
  now: Date,
): InviteStatus {
  return status !== 'ACCEPTED' && expires_ts <= now ? 'EXPIRED' : status;
}

/** As {@link inviteStatusAt}, for the rows of a query: true for those that have one of these statuses. */
export function hasInviteStatus(
  eb: ExpressionBuilder<Tables, 'network_invites'>,
  statuses: readonly InviteStatus[],
  now: Date,
) {
  const expired = eb.and([
    eb('network_invites.status', '<>', 'ACCEPTED'),
    eb('network_invites.expires_ts', '<=', now),
  ]);
  const status = eb
    .case()
    .when(expired)
    .then(sql.lit<InviteStatus>('EXPIRED'))
    .else(eb.ref('network_invites.status'))
    .end();
  return eb(status, 'in', statuses);
}
