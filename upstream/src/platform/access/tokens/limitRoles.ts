import type { Database } from '../../database/database.ts';
import type { Caller } from '../caller.ts';
import type { LocationAccess } from '../permissions.ts';

/** The organization or location that a token is limited to; neither means everything its maker has a role at. */
export type TokenPlace = { organization_id: number | null; location_id: number | null };

type Roles = Pick<Caller, 'locationRoles' | 'organizationIds'>;

/** The part of a user's roles that lies within the place. */
export async function limitRoles(database: Database, roles: Roles, place: TokenPlace): Promise<Roles> {
  if (place.location_id !== null) return roleAtLocation(database, roles, place.location_id);
  if (place.organization_id !== null) return rolesInOrganization(database, roles, place.organization_id);
  return roles;
}

async function roleAtLocation(
  database: Database,
  { locationRoles, organizationIds }: Roles,
  locationId: number,
): Promise<Roles> {
  const location = await database
    .selectFrom('locations')
    .select('organization_id')
    .where('id', '=', locationId)
    .executeTakeFirst();
  const isOrganizationAdmin = location !== undefined && organizationIds.has(location.organization_id);
  // What an organization's administrator may do beyond a location's is outside of the limit.
  const role = isOrganizationAdmin ? 'ADMIN' : locationRoles.get(locationId);
  return { locationRoles: new Map(role ? [[locationId, role]] : []), organizationIds: new Set() };
}

async function rolesInOrganization(
  database: Database,
  { locationRoles, organizationIds }: Roles,
  organizationId: number,
): Promise<Roles> {
  const locations =
    locationRoles.size === 0
      ? []
      : await database
          .selectFrom('locations')
          .select('id')
          .where('organization_id', '=', organizationId)
          .where('id', 'in', [...locationRoles.keys()])
          .execute();
  const within = new Set(locations.map(({ id }) => id));
  return {
    locationRoles: new Map([...locationRoles].filter(([id]) => within.has(id))),
    organizationIds: new Set(organizationIds.has(organizationId) ? [organizationId] : []),
  };
}

/** Every kind of access that the roles give somewhere. */
export function accessesOf({
  isPlatformAdmin,
  locationRoles,
  organizationIds,
}: Roles & { isPlatformAdmin: boolean }): LocationAccess[] {
  return [
    ...(isPlatformAdmin ? (['PLATFORM_ADMIN'] as const) : []),
    ...(organizationIds.size > 0 ? (['ORGANIZATION_ADMIN'] as const) : []),
    ...new Set(locationRoles.values()),
  ];
}
