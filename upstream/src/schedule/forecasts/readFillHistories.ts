import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { similarGigs } from './readFillHistory.ts';

const day = 24 * 60 * 60 * 1000;

/** How gigs filled. */
export type FillCounts = { gigs: number; filled_gigs: number };

/** How gigs of the same position that paid as much, or that were posted this late, filled in the last year, by gig. */
export async function readFillHistories(
  database: Database,
  gigIds: readonly number[],
  now: Date,
): Promise<Map<number, FillCounts>> {
  if (gigIds.length === 0) return new Map();
  const similar = similarGigs({
    locationId: sql`gig.location_id`,
    skillId: sql`gig.skill_id`,
    since: new Date(now.getTime() - 365 * day),
    until: now,
  });
  const isSoon = sql`gig.start_time < ${new Date(now.getTime() + day)}`;
  const { rows } = await sql<FillCounts & { id: number }>`
    select gig.id, count(similar_gigs.created_ts)::integer as gigs, count(similar_gigs.filled_ts)::integer as filled_gigs
    from gigs as gig left join lateral (${similar}) as similar_gigs on case when ${isSoon}
      then similar_gigs.created_ts > similar_gigs.start_time - interval '24 hours'
      else similar_gigs.wage_amount >= gig.wage_amount end
    where gig.id = any(${[...gigIds]}::bigint[])
    group by gig.id
  `.execute(database);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
