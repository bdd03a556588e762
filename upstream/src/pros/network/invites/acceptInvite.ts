import type { Database } from '../../../platform/database/database.ts';
import { ApiError, notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/server/services.ts';
import { addMembers } from '../members/addMembers.ts';

/**
 * Accepts an invite for a pro, which adds them to the location's network. Locks the invite, so that of two concurrent
 * requests with one link the second one fails.
 *
 * @throws ApiError not_found, invalid_transition when the invite was used, expired
 */
export async function acceptInvite(
  { clock }: Pick<Services, 'clock'>,
  trx: Database,
  { inviteId, proId }: { inviteId: number; proId: number },
): Promise<{ locationId: number }> {
  const now = clock.now();
  const invite = await trx
    .selectFrom('network_invites')
    .select(['location_id', 'status', 'expires_ts'])
    .where('id', '=', inviteId)
    .forUpdate()
    .executeTakeFirst();
  if (!invite) throw notFound('invite');
  if (invite.status === 'ACCEPTED') {
    throw new ApiError('invalid_transition', 'This invite has been accepted already.');
  }
  if (invite.expires_ts <= now) throw new ApiError('expired', 'This invite has expired. Ask for a new one.');
  const locationId = invite.location_id;
  await addMembers(trx, { locationId, proIds: [proId], source: 'INVITE', addedBy: null, now });
  await trx
    .updateTable('network_invites')
    .set({ status: 'ACCEPTED', accepted_ts: now, pro_id: proId })
    .where('id', '=', inviteId)
    .execute();
  return { locationId };
}
