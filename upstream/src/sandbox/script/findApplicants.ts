import { type RawBuilder, sql } from 'kysely';
import type { GigType } from '../../schedule/gigs/gigsTable.ts';
import { isInAudience } from '../../pros/network/steps/isInAudience.ts';
import { isOpenTo } from '../proActs/isOpenTo.ts';
import type { Database } from '../../platform/database/database.ts';

type Gig = { id: number; skill_id: number; type: GigType };

/** How many pros with the skill to consider, starting from the drawn one. */
const looked = 150;

/**
 * Pros of the market with the gig's skill who can see the gig and have neither an application nor an offer.
 *
 * @param lot where to start among all pros, from 0 to 1
 */
export async function findApplicants(
  trx: Database,
  gig: Gig,
  { wanted, lot }: { wanted: number; lot: number },
): Promise<number[]> {
  const { id } = gig;
  const { rows } = await sql<{ id: number }>`
    with asked as not materialized (${askedPros(gig)}),
    drawn as (select 1 + floor(${lot}::float8 * max(pro_id)) as first from asked),
    ordered as (
      (
        select pro_id, 0 as round from asked
        where pro_id >= (select first from drawn)
        order by pro_id limit ${looked}
      )
      union all
      (
        select pro_id, 1 as round from asked
        where pro_id < (select first from drawn)
        order by pro_id limit ${looked}
      )
    )
    select pros.id
    from ordered
    join pros on pros.id = ordered.pro_id
    join gigs on gigs.id = ${id}
    join locations on locations.id = gigs.location_id
    where pros.market_id = locations.market_id and ${isOpenTo(sql.ref('pros.id'))}
      and not exists (
        select from gig_applications where gig_applications.gig_id = ${id} and gig_applications.pro_id = pros.id
      )
      and not exists (
        select from direct_offers
        where direct_offers.gig_id = ${id} and direct_offers.pro_id = pros.id and direct_offers.status = 'PENDING'
      )
    order by ordered.round, pros.id
    limit ${wanted}
  `.execute(trx);
  return rows.map((row) => row.id);
}

/** Pros with the skill; for a network gig only its audience, who would rarely be drawn among all pros. */
function askedPros({ id, skill_id, type }: Gig): RawBuilder<unknown> {
  if (type !== 'NETWORK') return sql`select pro_id from pro_skills where skill_id = ${skill_id}`;
  return sql`
    select pro_skills.pro_id
    from gigs
    join network_members on network_members.location_id = gigs.location_id
    join pro_skills on pro_skills.pro_id = network_members.pro_id and pro_skills.skill_id = ${skill_id}
    where gigs.id = ${id} and ${isInAudience(sql.ref('network_members.pro_id'))}
  `;
}
