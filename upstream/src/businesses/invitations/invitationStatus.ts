import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { StoredInvitationStatus } from './invitationsTable.ts';

export const invitationStatuses = ['SUBMITTED', 'ACCEPTED', 'ERROR', 'EXPIRED'] as const;

export type InvitationStatus = (typeof invitationStatuses)[number];

/** The current status: an invitation not accepted in time is EXPIRED, even if it was undeliverable. */
export function statusAt(
  { status, expires_ts }: { status: StoredInvitationStatus; expires_ts: Date },
  now: Date,
): InvitationStatus {
  return status !== 'ACCEPTED' && expires_ts <= now ? 'EXPIRED' : status;
}

/** Like {@link statusAt}, as a query condition: matches rows with one of these statuses. */
export function hasStatus(
  eb: ExpressionBuilder<Tables, 'invitations'>,
  statuses: readonly InvitationStatus[],
  now: Date,
) {
  const expired = eb.and([
    eb('invitations.status', '<>', 'ACCEPTED'),
    eb('invitations.expires_ts', '<=', now),
  ]);
  const status = eb
    .case()
    .when(expired)
    .then(sql.lit<InvitationStatus>('EXPIRED'))
    .else(eb.ref('invitations.status'))
    .end();
  return eb(status, 'in', statuses);
}
