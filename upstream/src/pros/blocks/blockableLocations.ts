import type { Caller } from '../../platform/access/caller.ts';
import { accessOf, visibleLocationIds } from '../../platform/access/locationAccess.ts';
import { may } from '../../platform/access/permissions.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound, permissionDenied } from '../../platform/errors.ts';

/**
 * Checks that the caller may block at each of these locations.
 *
 * @throws ApiError not_found for a location that is not visible to them, permission_denied where their role does
 *   not carry it
 */
export async function requireBlockable(
  database: Database,
  caller: Caller,
  locationIds: readonly number[],
): Promise<void> {
  const locations = await database
    .selectFrom('locations')
    .select(['id', 'organization_id'])
    .where('id', 'in', locationIds)
    .execute();
  const accesses = locations
    .map((location) => accessOf(caller, location))
    .filter((access) => access !== null);
  if (accesses.length < new Set(locationIds).size) throw notFound('location');
  if (!accesses.every((access) => may(access, 'blocks.manage'))) throw permissionDenied('blocks.manage');
}

/**
 * The ids of the locations where the caller may block.
 *
 * @throws ApiError permission_denied when there is none
 */
export async function blockableLocationIds(database: Database, caller: Caller): Promise<number[]> {
  const locations = await visibleLocationIds(database, caller).select('locations.organization_id').execute();
  const blockable = locations.filter((location) => {
    const access = accessOf(caller, location);
    return access !== null && may(access, 'blocks.manage');
  });
  if (blockable.length === 0) throw permissionDenied('blocks.manage');
  return blockable.map(({ id }) => id);
}
