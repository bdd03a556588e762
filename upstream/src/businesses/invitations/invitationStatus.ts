import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { StoredInvitationStatus } from './invitationsTable.ts';

/** How far an invitation has come. */
export const invitationStatuses = ['SUBMITTED', 'ACCEPTED', 'ERROR', 'EXPIRED'] as const;

/** How far an invitation has come. */
export type InvitationStatus = (typeof invitationStatuses)[number];

/** What an invitation is at this moment: one that nobody accepted in time is EXPIRED, whatever became of its e-mail. */
export function statusAt(
  { status, expires_ts }: { status: StoredInvitationStatus; expires_ts: Date },
  now: Date,
): InvitationStatus {
  return status !== 'ACCEPTED' && expires_ts <= now ? 'EXPIRED' : status;
}

/** As {@link statusAt}, for the rows of a query: true for those that have one of these statuses. */
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
