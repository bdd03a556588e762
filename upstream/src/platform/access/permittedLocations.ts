import type { Database } from '../database/database.ts';
import { permissionDenied } from '../errors.ts';
import { type Caller, isStaffer } from './caller.ts';
import { requireAtLocation } from './locationAccess.ts';
import { type LocationScope, locationScope } from './locationScope.ts';
import { may, type Permission } from './permissions.ts';

/**
 * The locations where the caller has the permission: the given one, or all of them.
 *
 * @throws ApiError not_found for a location without access, permission_denied without the permission
 */
export async function permittedLocations(
  database: Database,
  caller: Caller,
  permission: Permission,
  locationId: number | undefined,
): Promise<LocationScope> {
  if (locationId !== undefined) {
    await requireAtLocation(database, caller, locationId, permission);
    return [locationId];
  }
  const roles = [...caller.locationRoles].filter(([, role]) => may(role, permission));
  const permitted = { ...caller, locationRoles: new Map(roles) };
  if (!isStaffer(permitted)) throw permissionDenied(permission);
  return locationScope(database, permitted, {});
}
