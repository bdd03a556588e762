import type { Caller } from '../../platform/access/caller.ts';
import { currentLocationId } from '../../platform/access/locationAccess.ts';
import { type LocationScope, locationScope } from '../../platform/access/locationScope.ts';
import type { Database } from '../../database/database.ts';

type LocationHints = { location_id?: number | undefined; headerLocationId: number | null };

/**
 * The locations at which a pro's flags are meant: the one that is asked for, else the current one, else all
 * that the caller may see.
 *
 * @throws ApiError not_found for a `location_id` that the caller may not know of
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
