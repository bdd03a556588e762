import { type ExpressionBuilder, type ExpressionWrapper, sql, type SqlBool } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { longestGig } from '../../schedule/gigs/longestGig.ts';

const hour = 3_600_000;

/** Before and after the day in UTC: no time zone is further ahead or behind. */
const furthestZone = 14 * hour;

/**
 * The gigs of a day at these locations: those that start on it in the time zone of their location, and where it is today,
 * those that began earlier and have not ended. Cancelled ones are not among them.
 *
 * @param date YYYY-MM-DD
 */
export function isOfDay(
  { locationIds, date, now }: { locationIds: readonly number[]; date: string; now: Date },
  eb: ExpressionBuilder<Tables, 'gigs'>,
): ExpressionWrapper<Tables, 'gigs', SqlBool> {
  const start = Date.parse(`${date}T00:00:00Z`);
  const ofLocation = sql`(select timezone from locations where locations.id = location_id)`;
  const startDay = sql`(start_time at time zone ${ofLocation})::date`;
  return eb.and([
    eb('location_id', 'in', locationIds),
    // The bounds of an index; the days of the time zones are within.
    eb('start_time', '>=', new Date(start - furthestZone - longestGig)),
    eb('start_time', '<', new Date(start + 24 * hour + furthestZone)),
    eb('status', '!=', 'CANCELLED'),
    sql<SqlBool>`(
      ${startDay} = ${date}::date
      or (${startDay} < ${date}::date and end_time > ${now}
        and (${now}::timestamptz at time zone ${ofLocation})::date = ${date}::date)
    )`,
  ]);
}
