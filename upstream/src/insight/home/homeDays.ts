import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { addDays } from '../dashboards/dashboardPeriod.ts';
import type { HomeLocation } from './homeLocations.ts';

const dayCount = 7;

/** What the gigs of a day at a location add up to. */
export type HomeDay = { location_id: number; day: string; gigs: number; places: number; confirmed: number };

/**
 * What the gigs of today and the six days after it add up to, by location and day; a day without gigs is absent. Sums of
 * days are kept, but for gigs that await approval.
 */
export async function readHomeDays(
  database: Database,
  locations: readonly Pick<HomeLocation, 'id' | 'today'>[],
): Promise<HomeDay[]> {
  const ids = locations.map(({ id }) => id);
  const days = locations.flatMap(({ today }) => weekFrom(today)).toSorted();
  const { rows } = await sql<HomeDay>`
    select location_id, day, sum(gigs)::integer as gigs, sum(places)::integer as places,
      sum(filled)::integer as confirmed
    from (
      select location_id, day, gigs, places, filled from day_sums
      union all
      select location_id, (start_time at time zone locations.timezone)::date, 1, allowed_confirmed_pros,
        least(allowed_confirmed_pros, confirmed_applications)
      from gigs join locations on locations.id = location_id where gigs.status = 'UNAPPROVED'
    ) as of_days
    where location_id = any(${ids}::bigint[]) and day between ${days.at(0)}::date and ${days.at(-1)}::date
    group by location_id, day
  `.execute(database);
  return rows;
}

/** Coverage of today and the six days after it, of one location or several. Pros beyond the places of a gig do not cover another one. */
export function homeDays(days: readonly HomeDay[], today: string) {
  const byDate = Map.groupBy(days, ({ day }) => day);
  return weekFrom(today).map((date) => {
    const ofDate = byDate.get(date) ?? [];
    const sumOf = (figure: 'gigs' | 'places' | 'confirmed') =>
      ofDate.reduce((sum, day) => sum + day[figure], 0);
    return { date, gigs: sumOf('gigs'), places: sumOf('places'), confirmed: sumOf('confirmed') };
  });
}

/** Seven days from this one, YYYY-MM-DD. */
function weekFrom(first: string): string[] {
  return Array.from({ length: dayCount }, (_, days) => addDays(first, days));
}
