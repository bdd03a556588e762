import type { Database } from '../../../database/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { type InviteRow, selectInvites } from './selectInvites.ts';

/**
 * The invite that a link leads to. Within a transaction `forUpdate` holds it, so that nobody renews its link meanwhile.
 *
 * @throws ApiError not_found for a link that never was, that was withdrawn, or that a newer one has replaced
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
