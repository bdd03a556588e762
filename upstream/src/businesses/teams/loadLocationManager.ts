import type { Caller } from '../../platform/access/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import { type LocationManagerRow, visibleLocationManagers } from './locationManagers.ts';

/**
 * Loads a user's role at a location that the caller can see.
 *
 * @throws ApiError not_found
 */
export async function loadLocationManager(
  database: Database,
  caller: Caller,
  id: number,
): Promise<LocationManagerRow> {
  const manager = await visibleLocationManagers(database, caller)
    .where('location_managers.id', '=', id)
    .executeTakeFirst();
  if (!manager) throw notFound('manager');
  return manager;
}
