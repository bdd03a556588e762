import type { Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { notFound } from '../errors.ts';
import type { Caller } from './caller.ts';
import { requirePermission, visibleLocationIds } from './locationAccess.ts';
import type { LocationAccess, Permission } from './permissions.ts';

/** An organization and the caller's widest access anywhere in it. */
export type AccessibleOrganization = {
  organization: Selectable<Tables['organizations']>;
  access: LocationAccess;
};

/**
 * Loads the organization for a caller with any role in it or at one of its locations.
 *
 * @throws ApiError not_found when the organization does not exist or the caller has no access to it
 */
export async function accessToOrganization(
  database: Database,
  caller: Caller,
  organizationId: number,
): Promise<AccessibleOrganization> {
  const organization = await database
    .selectFrom('organizations')
    .selectAll()
    .where('id', '=', organizationId)
    .executeTakeFirst();
  const access = organization && (await accessWithin(database, caller, organizationId));
  if (!access) throw notFound('organization');
  return { organization, access };
}

/**
 * Like {@link accessToOrganization}, but requires the permission in the organization itself.
 *
 * @throws ApiError not_found without any access, permission_denied when the role lacks the permission
 */
export async function requireAtOrganization(
  database: Database,
  caller: Caller,
  organizationId: number,
  permission: Permission,
): Promise<AccessibleOrganization> {
  const accessible = await accessToOrganization(database, caller, organizationId);
  requirePermission(accessible.access, permission);
  return accessible;
}

/**
 * The ids of the organizations where the caller has any role, in the organization or at a location, as a subquery:
 * `.where('organizations.id', 'in', visibleOrganizationIds(database, caller))`.
 */
export function visibleOrganizationIds(database: Database, caller: Caller) {
  const ids = database.selectFrom('organizations').select('organizations.id');
  if (caller.isPlatformAdmin) return ids;
  return ids.where((eb) =>
    eb.or([
      ...(caller.organizationIds.size > 0 ? [eb('organizations.id', 'in', [...caller.organizationIds])] : []),
      ...(caller.locationRoles.size > 0
        ? [
            eb(
              'organizations.id',
              'in',
              eb
                .selectFrom('locations')
                .select('locations.organization_id')
                .where('locations.id', 'in', [...caller.locationRoles.keys()]),
            ),
          ]
        : []),
    ]),
  );
}

/** Any location role will do: none of them grants a permission for the organization. */
async function accessWithin(
  database: Database,
  caller: Caller,
  organizationId: number,
): Promise<LocationAccess | null> {
  if (caller.isPlatformAdmin) return 'PLATFORM_ADMIN';
  if (caller.organizationIds.has(organizationId)) return 'ORGANIZATION_ADMIN';
  if (caller.locationRoles.size === 0) return null;
  const location = await visibleLocationIds(database, caller)
    .where('locations.organization_id', '=', organizationId)
    .executeTakeFirst();
  return (location && caller.locationRoles.get(location.id)) ?? null;
}
