import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { notFound, permissionDenied } from '../errors.ts';
import type { Caller } from './caller.ts';
import { type LocationAccess, may, type Permission } from './permissions.ts';

/** A location and the caller's access to it. */
export type AccessibleLocation = { location: Selectable<Tables['locations']>; access: LocationAccess };

/** The caller's access to a location; null without any. */
export function accessOf(
  caller: Caller,
  location: { id: number; organization_id: number },
): LocationAccess | null {
  if (caller.isPlatformAdmin) return 'PLATFORM_ADMIN';
  if (caller.organizationIds.has(location.organization_id)) return 'ORGANIZATION_ADMIN';
  const role = caller.locationRoles.get(location.id);
  if (role) return role;
  return caller.captainAt === location.id ? 'TEAM_CAPTAIN' : null;
}

/**
 * Loads the location for a caller with any role there.
 *
 * @throws ApiError not_found when the location does not exist or the caller has no access to it
 */
export async function accessTo(
  database: Database,
  caller: Caller,
  locationId: number,
): Promise<AccessibleLocation> {
  const location = await database
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', locationId)
    .executeTakeFirst();
  const access = location && accessOf(caller, location);
  if (!access) throw notFound('location');
  return { location, access };
}

/**
 * Like {@link accessTo}, but requires the permission there.
 *
 * @throws ApiError not_found without any access, permission_denied when the role lacks the permission
 */
export async function requireAtLocation(
  database: Database,
  caller: Caller,
  locationId: number,
  permission: Permission,
): Promise<AccessibleLocation> {
  const accessible = await accessTo(database, caller, locationId);
  requirePermission(accessible.access, permission);
  return accessible;
}

/** @throws ApiError permission_denied */
export function requirePermission(access: LocationAccess, permission: Permission): void {
  if (!may(access, permission)) throw permissionDenied(permission);
}

/**
 * The ids of the locations where the caller has any role, as a subquery:
 * `.where('gigs.location_id', 'in', visibleLocationIds(database, caller))`.
 */
export function visibleLocationIds(database: Database, caller: Caller) {
  const ids = database.selectFrom('locations').select('locations.id');
  if (caller.isPlatformAdmin) return ids;
  return ids.where((eb) =>
    eb.or([
      ...(caller.locationRoles.size > 0 ? [eb('locations.id', 'in', [...caller.locationRoles.keys()])] : []),
      ...(caller.organizationIds.size > 0
        ? [eb('locations.organization_id', 'in', [...caller.organizationIds])]
        : []),
    ]),
  );
}

/**
 * The location of the X-Location-Id header, to which `is_favorite` and `is_blocked` refer. Null when the header
 * is missing or the caller has no role there, so that the flags reveal nothing about it.
 */
export async function currentLocationId(
  database: Database,
  caller: Caller,
  headerLocationId: number | null,
): Promise<number | null> {
  if (headerLocationId === null) return null;
  const found = await visibleLocationIds(database, caller)
    .where('locations.id', '=', headerLocationId)
    .executeTakeFirst();
  return found?.id ?? null;
}
