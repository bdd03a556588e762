import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { InvitationScope } from './invitingTeam.ts';
import { type InvitationRow, selectInvitations } from './selectInvitations.ts';

/**
 * Loads the invitation of a link. In a transaction, `forUpdate` locks it, so that two users of the same link
 * run one after another.
 *
 * @throws ApiError not_found for an unknown, withdrawn or replaced link
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
