import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { batchSize } from '../../dueWork/dueJob.ts';
import { chance } from './chance.ts';
import { followInvite } from './decisions.ts';
import { notMet } from './notMet.ts';
import type { Meet } from './situation.ts';

const name = sql<string>`'invite:' || network_invites.id || ':' || extract(epoch from network_invites.sent_ts)`;

/** Invites into networks that were sent. */
export const meetInvites: Meet = async ({ trx, seed, now }) => {
  const invites = await trx
    .selectFrom('network_invites')
    .select(['id', 'location_id', 'email', 'phone_number', 'expires_ts', name.as('name')])
    .where('status', '=', 'SENT')
    .where('expires_ts', '>', now)
    .where(notMet(name))
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return Promise.all(
    invites.map(async ({ id, location_id, expires_ts, name: met, ...invited }) => {
      const draw = chance(seed, 'invite', location_id, id);
      const proId = await guest(trx, { location_id, ...invited }, draw());
      return {
        name: met,
        acts:
          proId === null
            ? []
            : followInvite(draw, { now, expires: expires_ts }).map(({ kind, due }) => ({
                kind,
                due_ts: due,
                pro_id: proId,
                location_id,
                invite_id: id,
              })),
      };
    }),
  );
};

type Invited = { location_id: number; email: string | null; phone_number: string | null };

/** Who follows the link: the pro with that address; else, as it may be anybody's, one who is not in the network yet. */
async function guest(trx: Database, invited: Invited, lot: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    with addressed as (
      select pros.id from pros join users on users.id = pros.user_id
      where lower(users.email) = ${invited.email} or users.phone_number = ${invited.phone_number}
      order by pros.id limit 1
    ), anybody as (
      select pros.id from pros join users on users.id = pros.user_id
      where pros.id >= 1 + floor(${lot}::float8 * (select max(id) from pros)) and users.account_status = 'ACTIVE'
        and not exists (
          select from network_members where location_id = ${invited.location_id} and pro_id = pros.id
        )
      order by pros.id limit 1
    )
    select id from addressed
    union all
    select id from anybody where not exists (select from addressed)
  `.execute(trx);
  return rows[0]?.id ?? null;
}
