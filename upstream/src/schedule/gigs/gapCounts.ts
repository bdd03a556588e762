import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { missingPros, openOffers, unreplacedNoShows } from './gapsInGigs.ts';

/**
 * How many pros are missing from a gig, did not come to it and are asked to take its places. Each count looks only at the
 * gigs that can have what it counts.
 *
 * @param alias the name that the query has for its gigs
 */
export function gapCounts(database: Database, now: Date, alias: 'gigs' | 'shown') {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const isOf = (column: string) => sql<boolean>`${sql.ref(column)} = ${of('id')}`;
  return {
    missing: countWhere(
      sql`${of('start_time')} <= ${now}`,
      missingPros(database).where(isOf('gig_applications.gig_id')),
    ),
    noShows: countWhere(
      sql`${of('start_time')} <= ${now} and ${of('confirmed_applications')} < ${of('allowed_confirmed_pros')}`,
      unreplacedNoShows(database).where(isOf('gig_applications.gig_id')),
    ),
    offers: countWhere(
      sql`${of('end_time')} > ${now}`,
      openOffers(database, now).where(isOf('direct_offers.gig_id')),
    ),
  };
}

/** How many rows of a gig there are; 0, without a look at them, where the condition does not hold. */
export function countWhere<Name extends keyof Tables>(
  condition: RawBuilder<unknown>,
  rows: SelectQueryBuilder<Tables, Name, object>,
) {
  const count = rows.select(({ fn }) => fn.countAll<number>().as('count'));
  return sql<number>`case when ${condition} then (${count})::int else 0 end`;
}
