import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { HomeLocation } from './homeLocations.ts';

const day = 24 * 3_600_000;

/** Gigs of a location that need pros, and the ids of the first ones. */
export type OpenGigs = { gigs: number; places: number; first: readonly number[] };

/**
 * The gigs of today and the six days after it that need pros and have not started, by location; a location without any is
 * absent.
 *
 * @param most how many of the earliest ones of each location have their ids in `first`
 */
export async function readOpenGigs(
  database: Database,
  locations: readonly Pick<HomeLocation, 'id'>[],
  { now, most }: { now: Date; most: number },
): Promise<Map<number, OpenGigs>> {
  if (locations.length === 0) return new Map();
  const { rows } = await sql<OpenGigs & { location_id: number }>`
    select location_id, count(*)::integer as gigs,
      sum(allowed_confirmed_pros - confirmed_applications)::integer as places,
      (array_agg(gigs.id order by start_time, gigs.id))[:${most}::integer] as first
    from gigs join locations on locations.id = location_id
    where location_id = any(${locations.map(({ id }) => id)}::bigint[]) and gigs.status = 'POSTED'
      and start_time > ${now} and start_time < ${new Date(now.getTime() + 8 * day)}
      and (start_time at time zone locations.timezone)::date <
        (${now}::timestamptz at time zone locations.timezone)::date + 7
      and confirmed_applications < allowed_confirmed_pros
    group by location_id
  `.execute(database);
  return new Map(rows.map(({ location_id, ...open }) => [location_id, open]));
}
