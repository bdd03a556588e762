import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isInAudience } from '../../pros/network/steps/isInAudience.ts';
import { isUnhindered } from './matchBlockers.ts';
import { matchPointsInAll } from './matchPoints.ts';

/** The parameters of a search for standbys. */
type StandbySearch = {
  gigId: number;
  /** The maximum number of results. */
  limit: number;
  now: Date;
  excludeProIds?: readonly number[];
};

/** A pro who could step in. */
type Standby = {
  proId: number;
  /** The match score, 0 to 100. */
  score: number;
};

/**
 * The standbys of a gig, best first: open applicants, and pros with the position in the location's market (for a network
 * gig only those who can see it). Excludes pros with a blocker, with a place in the gig or a cancelled
 * application to it, and those with an offer that they have not accepted.
 *
 * @returns up to `limit` pros, by score, then favorites, then id
 */
export async function rankStandbys(
  database: Database,
  { gigId, limit, now, excludeProIds = [] }: StandbySearch,
): Promise<Standby[]> {
  const { rows } = await sql<Standby>`
    with candidates as (
      select pros.id
      from gigs
        join locations on locations.id = gigs.location_id
        join pro_skills on pro_skills.skill_id = gigs.skill_id
        join pros on pros.id = pro_skills.pro_id and pros.market_id = locations.market_id
      where gigs.id = ${gigId} and (gigs.type <> 'NETWORK' or ${isInAudience(sql.ref('pros.id'))})
      union
      select pro_id from gig_applications where gig_id = ${gigId}
    ),
    ranked as materialized (
      select pros.id, ${matchPointsInAll(now)} as points,
        exists (
          select from favorite_pros where favorite_pros.pro_id = pros.id and favorite_pros.location_id = gigs.location_id
        ) as is_favorite
      from candidates
        join pros on pros.id = candidates.id
        join gigs on gigs.id = ${gigId}
        join locations on locations.id = gigs.location_id
      where pros.id <> all(${[...excludeProIds]}::bigint[])
        and not exists (
          select from gig_applications as own where own.gig_id = gigs.id and own.pro_id = pros.id
            and (own.is_selected or own.is_cancelled)
        )
        and not exists (
          select from direct_offers as asked where asked.gig_id = gigs.id and asked.pro_id = pros.id
        )
    )
    select ranked.id as "proId", round(ranked.points)::int as score
    from ranked join pros on pros.id = ranked.id join gigs on gigs.id = ${gigId}
    where ${isUnhindered}
    order by round(ranked.points) desc, ranked.is_favorite desc, ranked.id
    limit ${limit}
  `.execute(database);
  return rows;
}
