import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { type InviteRow, selectInvites } from './selectInvites.ts';

/**
 * Loads the invite of a link. Within a transaction, `forUpdate` locks it, so that its link cannot be renewed
 * concurrently.
 *
 * @throws ApiError not_found for a link that does not exist, was withdrawn, or was replaced by a newer one
 */
export async function loadInviteByToken(
  database: Database,
  { token, forUpdate = false }: { token: string; forUpdate?: boolean },
): Promise<InviteRow> {
  let invites = selectInvites(database).where('network_invites.token', '=', token);
  if (forUpdate) invites = invites.forUpdate('network_invites');
  const invite = await invites.executeTakeFirst();
  if (!invite) throw notFound('invite');
  return invite;
}
