import { type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { fitPoints, hasPosition } from './fitPoints.ts';
import type { Vantage } from './vantage.ts';

/** A query of the ids of pros. */
export type Pros = SelectQueryBuilder<Tables, 'pros', { id: number }>;

type Search = {
  vantage: Vantage;
  now: Date;
  /** The end of the page: how many pros come up to its last one. */
  upTo: number;
  /** Whether all these pros are of the location's market. */
  isInMarket: boolean;
};

/**
 * The first of these pros by how well they fit a location, best first; ties are by number. They are in order up to
 * `upTo`, and only few come after that.
 *
 * No index has this order, but one has that of the points that a pro has everywhere. What a location adds depends on the
 * area, the position and on past work there. So those who have worked there, and the first of each area, with and
 * without a position, are the only candidates: a pro who comes later in an area has as many pros before them, each with
 * at least as many points.
 */
export function bestFit(database: Database, pros: Pros, { vantage, now, upTo, isInMarket }: Search): Pros {
  const any: Expression<SqlBool> = sql<SqlBool>`true`;
  const areas = [
    sql<SqlBool>`pros.city = ${vantage.city}`,
    sql<SqlBool>`pros.market_id = ${vantage.marketId}`,
    ...(isInMarket ? [] : [any]),
  ];
  const positions = [any, ...(vantage.skillIds.length > 0 ? [hasPosition(vantage.skillIds)] : [])];
  const firsts = areas.flatMap((area) =>
    positions.map((position) =>
      pros.where(area).where(position).orderBy('fit_points', 'desc').orderBy('pros.id').limit(upTo),
    ),
  );
  const workedHere = pros.where('pros.id', 'in', (eb) =>
    eb
      .selectFrom('gig_applications')
      .select('gig_applications.pro_id')
      .where('gig_applications.location_id', '=', vantage.locationId)
      .where('gig_applications.is_confirmed', '=', true)
      .where('gig_applications.is_cancelled', '=', false)
      .where('gig_applications.work_end_time', '<=', now),
  );
  const candidates = firsts.reduce<RawBuilder<unknown>>(
    (union, first) => sql`${union} union (${first})`,
    sql`(${workedHere})`,
  );
  return database
    .selectFrom('pros')
    .select('pros.id')
    .where(sql<SqlBool>`pros.id in (${candidates})`)
    .orderBy(fitPoints(vantage, now), 'desc')
    .orderBy('pros.id');
}
