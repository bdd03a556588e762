import type { Database } from '../../database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { InvitationScope } from './invitingTeam.ts';
import { type InvitationRow, selectInvitations } from './selectInvitations.ts';

/**
 * The invitation that a link leads to. Within a transaction `forUpdate` holds it, so that of two who use the link at
 * once one comes second.
 *
 * @throws ApiError not_found for a link that never was, that was withdrawn, or that a newer one has replaced
 */
export async function loadByToken(
  database: Database,
  { scope, token, forUpdate = false }: { scope: InvitationScope; token: string; forUpdate?: boolean },
): Promise<InvitationRow> {
  let invitations = selectInvitations(database)
    .where('invitations.token', '=', token)
    .where(`invitations.${scope}_id`, 'is not', null);
  if (forUpdate) invitations = invitations.forUpdate('invitations');
  const invitation = await invitations.executeTakeFirst();
  if (!invitation) throw notFound('invitation');
  return invitation;
}
