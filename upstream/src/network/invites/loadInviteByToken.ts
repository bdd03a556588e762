import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import { type InviteRow, selectInvites } from './selectInvites.ts';

/** @throws ApiError not_found for a link that never was, that was withdrawn, or that a newer one has replaced */
export async function loadInviteByToken(database: Database, token: string): Promise<InviteRow> {
  const invite = await selectInvites(database).where('network_invites.token', '=', token).executeTakeFirst();
  if (!invite) throw notFound('invite');
  return invite;
}
