import { sql } from 'kysely';
import { accountOfAddress } from '../../accounts/signIn/accountOfAddress.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { proOfUser } from '../../pros/network/invites/proOfUser.ts';

/** A sent network invite. */
export type SentInvite = {
  location_id: number;
  name: string | null;
  email: string | null;
  phone_number: string | null;
};

/**
 * The pro with the invited address, created like by a sign-in if there is none. A new pro has the
 * position that the location posted last.
 *
 * @returns the id of the pro; null for an inactive account
 */
export async function findOrAddGuest(
  trx: Database,
  { location_id, name, email, phone_number }: SentInvite,
  now: Date,
): Promise<number | null> {
  const { userId } = await accountOfAddress(trx, {
    ...(email === null
      ? { channel: 'phone', address: phone_number ?? '' }
      : { channel: 'email', address: email }),
    now,
  });
  const { market_id: marketId } = await trx
    .selectFrom('locations')
    .select('market_id')
    .where('id', '=', location_id)
    .executeTakeFirstOrThrow();
  try {
    const proId = await proOfUser(trx, userId, { name, marketId, now });
    await learn(trx, proId, location_id);
    return proId;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Without a position, the pro could never work at the inviting location. */
async function learn(trx: Database, proId: number, locationId: number): Promise<void> {
  await sql`
    insert into pro_skills (pro_id, skill_id)
    select ${proId}::bigint, skill_id from gigs
    where location_id = ${locationId} and not exists (select from pro_skills where pro_id = ${proId})
    order by start_time desc, id desc limit 1
  `.execute(trx);
}
