import { sql } from 'kysely';
import { isOpenTo } from '../../proActs/isOpenTo.ts';
import type { Database } from '../../database/database.ts';

type Gig = { id: number; skill_id: number };

/** How many pros with the skill are looked at from the drawn one on. */
const looked = 150;

/**
 * Pros with the gig's skill, of its market, to whom it is open and who have neither applied nor an offer.
 *
 * @param lot 0 to 1: where among all pros to begin
 */
export async function findApplicants(
  trx: Database,
  { id, skill_id }: Gig,
  { wanted, lot }: { wanted: number; lot: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with drawn as (
      select 1 + floor(${lot}::float8 * max(pro_id)) as first from pro_skills where skill_id = ${skill_id}
    ), ordered as (
      (
        select pro_id, 0 as round from pro_skills
        where skill_id = ${skill_id} and pro_id >= (select first from drawn)
        order by pro_id limit ${looked}
      )
      union all
      (
        select pro_id, 1 as round from pro_skills
        where skill_id = ${skill_id} and pro_id < (select first from drawn)
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
