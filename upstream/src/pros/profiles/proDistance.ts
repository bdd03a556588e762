import { type RawBuilder, sql } from 'kysely';
import { type LocationScope, onlyLocation } from '../../platform/access/locationScope.ts';

/** For queries over `pros`: the home on a map, whose index finds the nearest. Null if it is not known. */
export const homeOnMap: RawBuilder<unknown> = sql`place_on_map(pros.home_longitude, pros.home_latitude)`;

/**
 * For queries over `pros`: how many miles from a location the pro lives, 0 for less than one; null if that is not known.
 *
 * @param locationId a number, or a column of the query
 */
export function milesFromLocation(locationId: RawBuilder<number>): RawBuilder<number | null> {
  return sql`(
    select miles_from(${homeOnMap}, here.longitude, here.latitude) from locations as here where here.id = ${locationId}
  )`;
}

/** {@link milesFromLocation} for the one location in scope; null for none or several. */
export function milesFromScope(scope: LocationScope): RawBuilder<number | null> {
  const locationId = onlyLocation(scope);
  return locationId === null ? sql`null::integer` : milesFromLocation(sql`${locationId}`);
}
