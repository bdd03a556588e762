import type { LocationRole } from './locationRole.ts';

/** The kinds of access to a location, the most powerful first. */
export type LocationAccess = 'PLATFORM_ADMIN' | 'ORGANIZATION_ADMIN' | LocationRole | 'TEAM_CAPTAIN';

const teamCaptain = ['gigs.view', 'applications.attendance'] as const;
const onsiteManager = [...teamCaptain, 'favorites.manage', 'reviews.write'] as const;
const teamMember = [
  ...onsiteManager,
  'wages.view',
  'gigs.post',
  'applications.manage',
  'blocks.manage',
  'hours.adjust',
  'payments.make',
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

/** Permissions, by the names that appear in errors. */
export type Permission = (typeof platformAdmin)[number];

const permissionsOf: Record<LocationAccess, readonly Permission[]> = {
  PLATFORM_ADMIN: platformAdmin,
  ORGANIZATION_ADMIN: organizationAdmin,
  ADMIN: locationAdmin,
  TEAM_MEMBER: teamMember,
  ONSITE_MANAGER: onsiteManager,
  TEAM_CAPTAIN: teamCaptain,
};

/** Whether this access to a location grants the permission there. */
export function may(access: LocationAccess, permission: Permission): boolean {
  return permissionsOf[access].includes(permission);
}
