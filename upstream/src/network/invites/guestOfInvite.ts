import { accountOfAddress } from '../../auth/accountOfAddress.ts';
import type { Database } from '../../database/database.ts';
import { notFound } from '../../errors.ts';
import type { Upstream } from '../../server/upstream.ts';
import { proOfUser } from './proOfUser.ts';

/**
 * The pro whom an invite means: whose address it was sent to, as if they had signed in with it and followed the link. For
 * pros that are simulated.
 *
 * @returns the id of the pro
 * @throws ApiError not_found for no invite, account_inactive
 */
export async function guestOfInvite(
  { clock }: Pick<Upstream, 'clock'>,
  trx: Database,
  inviteId: number,
): Promise<number> {
  const invite = await trx
    .selectFrom('network_invites')
    .innerJoin('locations', 'locations.id', 'network_invites.location_id')
    .select(['network_invites.name', 'email', 'network_invites.phone_number', 'locations.market_id'])
    .where('network_invites.id', '=', inviteId)
    .executeTakeFirst();
  if (!invite) throw notFound('invite');
  const now = clock.now();
  const { name, email, phone_number, market_id: marketId } = invite;
  const { userId } = await accountOfAddress(trx, {
    ...(email === null
      ? { channel: 'phone', address: phone_number ?? '' }
      : { channel: 'email', address: email }),
    now,
  });
  return proOfUser(trx, userId, { name, marketId, now });
}
