import type { LocationRole } from '../../businesses/locations/locationsTable.ts';

/** How somebody stands to a location, the most powerful relation first. */
export type LocationAccess = 'PLATFORM_ADMIN' | 'ORGANIZATION_ADMIN' | LocationRole;

const onsiteManager = ['gigs.view', 'applications.attendance', 'favorites.manage'] as const;
const teamMember = [
  ...onsiteManager,
  'wages.view',
  'gigs.post',
  'applications.manage',
  'blocks.manage',
  'hours.adjust',
] as const;
const locationAdmin = [
  ...teamMember,
  'locations.edit',
  'billing.manage',
  'add_ons.manage',
  'team.manage',
] as const;
const organizationAdmin = [...locationAdmin, 'locations.create', 'organizations.manage'] as const;
const platformAdmin = [...organizationAdmin, 'platform.admin'] as const;

/** What a caller may be allowed to do; the name stands in the error when it is not. */
export type Permission = (typeof platformAdmin)[number];

const permissionsOf: Record<LocationAccess, readonly Permission[]> = {
  PLATFORM_ADMIN: platformAdmin,
  ORGANIZATION_ADMIN: organizationAdmin,
  ADMIN: locationAdmin,
  TEAM_MEMBER: teamMember,
  ONSITE_MANAGER: onsiteManager,
};

/** Whether this relation to a location carries the permission there. */
export function may(access: LocationAccess, permission: Permission): boolean {
  return permissionsOf[access].includes(permission);
}
