import type { Caller } from '../../platform/access/caller.ts';
import { currentLocationId } from '../../platform/access/locationAccess.ts';
import { type LocationScope, locationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../platform/database/database.ts';

type LocationHints = { location_id?: number | undefined; headerLocationId: number | null };

/**
 * The locations that a pro's flags refer to: the requested one, else the current one, else all locations visible to
 * the caller.
 *
 * @throws ApiError not_found when `location_id` is not visible to the caller
 */
export async function proScope(
  database: Database,
  caller: Caller,
  { location_id, headerLocationId }: LocationHints,
): Promise<LocationScope> {
  if (location_id !== undefined) return locationScope(database, caller, { location_id });
  const current = await currentLocationId(database, caller, headerLocationId);
  return current === null ? locationScope(database, caller, {}) : [current];
}
