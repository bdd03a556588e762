import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { StoredInviteStatus } from './networkInvitesTable.ts';

export const inviteStatuses = ['SENT', 'ACCEPTED', 'EXPIRED', 'UNDELIVERABLE'] as const;

type InviteStatus = (typeof inviteStatuses)[number];

/** The status of an invite at this moment. One that was not accepted in time is EXPIRED, delivered or not. */
export function inviteStatusAt(
  { status, expires_ts }: { status: StoredInviteStatus; expires_ts: Date },
  now: Date,
): InviteStatus {
  return status !== 'ACCEPTED' && expires_ts <= now ? 'EXPIRED' : status;
}

/** The SQL counterpart of {@link inviteStatusAt}: whether an invite has one of these statuses. */
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
