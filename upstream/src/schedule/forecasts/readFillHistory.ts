import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Statistics on how gigs filled. */
type FillOutcome = {
  gigs: number;
  filled_gigs: number;
  median_hours_to_fill: number | null;
};

/** Statistics on how the gigs of a position filled at a location. */
export type FillHistory = { at_wage: FillOutcome; below_wage: FillOutcome; short_notice: FillOutcome };

type HistoryQuery = {
  locationId: number;
  skillId: number;
  /** Dollars an hour. */
  wage: number;
  since: Date;
  until: Date;
};

/** The maximum number of gigs: enough for a forecast, and fast to read. */
const mostGigs = 1000;

type SimilarGigs = Record<'locationId' | 'skillId', number | RawBuilder<unknown>> &
  Record<'since' | 'until', Date>;

/** A query of the newest gigs of a position at a location that could fill. An index has all that it reads. */
export function similarGigs({ locationId, skillId, since, until }: SimilarGigs): RawBuilder<unknown> {
  return sql`
    select wage_amount, created_ts, start_time, filled_ts from gigs
    where location_id = ${locationId} and skill_id = ${skillId}
      and start_time >= ${since} and start_time <= ${until}
      and status in ('CONFIRMED', 'UNFILLED', 'INCOMPLETE', 'FAILED_PAYMENT', 'COMPLETED')
    order by start_time desc, id limit ${mostGigs}`;
}

function outcomeOf(group: RawBuilder<unknown>): RawBuilder<FillOutcome> {
  return sql`json_build_object(
    'gigs', count(*) filter (where ${group}),
    'filled_gigs', count(filled_ts) filter (where ${group}),
    'median_hours_to_fill', round((
      percentile_cont(0.5) within group (order by extract(epoch from filled_ts - created_ts))
        filter (where filled_ts is not null and ${group}) / 3600
    )::numeric, 1)
  )`;
}

/** Reads how the newest of these gigs filled, without cancelled ones. */
export async function readFillHistory(
  database: Database,
  { locationId, skillId, wage, since, until }: HistoryQuery,
): Promise<FillHistory> {
  const { rows } = await sql<FillHistory>`
    select
      ${outcomeOf(sql`wage_amount >= ${wage}`)} as at_wage,
      ${outcomeOf(sql`wage_amount < ${wage}`)} as below_wage,
      ${outcomeOf(sql`created_ts > start_time - interval '24 hours'`)} as short_notice
    from (${similarGigs({ locationId, skillId, since, until })}) as similar_gigs
  `.execute(database);
  const [history] = rows;
  if (!history) throw new Error('A count without a row');
  return history;
}
