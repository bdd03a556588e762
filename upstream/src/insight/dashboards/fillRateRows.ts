import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { afterAllDays, type DashboardRow, type DashboardScope, isOfDays, readSums } from './dashboardRows.ts';

/** What is summed for the dashboard of filled places. */
export const fillRateKeys = ['gigs', 'places', 'filled', 'filled_gigs', 'minutes_to_fill'] as const;

/** Only gigs that have started. Pros beyond the places of a gig do not fill another one. */
export function readFillRateRows(
  database: Database,
  scope: DashboardScope,
): Promise<DashboardRow<(typeof fillRateKeys)[number]>[]> {
  const toCome = sql`
    select * from (
      select location_id, skill_id, (start_time at time zone locations.timezone)::date as day, 1 as gigs,
        allowed_confirmed_pros as places, least(allowed_confirmed_pros, confirmed_applications) as filled,
        (filled_ts is not null)::int as filled_gigs, minutes_to_fill(gigs.created_ts, filled_ts) as minutes_to_fill
      from gigs join locations on locations.id = location_id
      where location_id = any(${[...scope.locationIds]}::bigint[])
        and start_time > ${scope.now} and start_time < ${afterAllDays(scope)}
        and gigs.status not in ('UNAPPROVED', 'CANCELLED')
    ) as gigs_to_come where ${isOfDays(scope)}`;
  return readSums(database, scope, fillRateKeys, toCome);
}
