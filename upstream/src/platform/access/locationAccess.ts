import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { LocationsTable } from '../../businesses/locations/locationsTable.ts';
import { notFound, permissionDenied } from '../errors.ts';
import type { Caller } from './caller.ts';
import { type LocationAccess, may, type Permission } from './permissions.ts';

/** A location and how the caller stands to it. */
export type AccessibleLocation = { location: Selectable<LocationsTable>; access: LocationAccess };

/** How the caller stands to a location; null without any relation to it. */
export function accessOf(
  caller: Caller,
  location: { id: number; organization_id: number },
): LocationAccess | null {
  if (caller.isPlatformAdmin) return 'PLATFORM_ADMIN';
  if (caller.organizationIds.has(location.organization_id)) return 'ORGANIZATION_ADMIN';
  return caller.locationRoles.get(location.id) ?? null;
}

/**
 * The location, for a caller who has any role there.
 *
 * @throws ApiError not_found when there is no such location, or none that the caller may know of
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
 * As {@link accessTo}, for a caller who has the permission there.
 *
 * @throws ApiError not_found without any access, permission_denied when the role does not carry the permission
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
 * The location of the X-Location-Id header, by which `is_favorite` and `is_blocked` are meant; null when none
 * was sent, and null when the caller has no role there, so that the flags tell nothing about it.
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
