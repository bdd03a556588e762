/** The roles a user can have at one location. */
export const locationRoles = ['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER'] as const;

/** One role at a location. */
export type LocationRole = (typeof locationRoles)[number];

/** On what grounds a user may work at a location, the widest first; null (not in this list) is no access at all. */
export const locationAccesses = ['PLATFORM_ADMIN', 'ORGANIZATION_ADMIN', ...locationRoles] as const;

/** The grounds of one user at one location. */
export type LocationAccess = (typeof locationAccesses)[number];

/** The facts about a user that decide where the user may work. */
export interface LocationUser {
  readonly isPlatformAdmin: boolean;
  readonly managedLocations: readonly { readonly locationId: number; readonly role: LocationRole }[];
  readonly organizationRoles: readonly { readonly organizationId: number; readonly role: 'ADMIN' }[];
}

/** The widest access that a user has to a location; null when the user may not even know of it. */
export function locationAccess(
  user: LocationUser,
  location: { readonly id: number; readonly organizationId: number },
): LocationAccess | null {
  if (user.isPlatformAdmin) return 'PLATFORM_ADMIN';
  if (user.organizationRoles.some((held) => held.organizationId === location.organizationId)) {
    return 'ORGANIZATION_ADMIN';
  }
  const held = user.managedLocations.filter(({ locationId }) => locationId === location.id);
  return locationRoles.find((role) => held.some((entry) => entry.role === role)) ?? null;
}

/** What can be allowed or refused at a location. The names stand in errors, so that a refusal says what was missing. */
export const permissions = [
  'gigs.view',
  'wages.view',
  'applications.manage',
  'applications.attendance',
  'favorites.manage',
  'blocks.manage',
  'hours.adjust',
  'gigs.post',
] as const;

/** The name of one permission. */
export type Permission = (typeof permissions)[number];

/** Onsite managers run the shift: no money, and no decision about who works. */
const onsitePermissions: ReadonlySet<Permission> = new Set([
  'gigs.view',
  'applications.attendance',
  'favorites.manage',
]);

/** Whether somebody with this access may do this. */
export function may(access: LocationAccess | null, permission: Permission): boolean {
  if (access === null) return false;
  return access !== 'ONSITE_MANAGER' || onsitePermissions.has(permission);
}

const deeds: Record<Permission, string> = {
  'gigs.view': 'see its gigs',
  'wages.view': 'see wages and costs',
  'applications.manage': 'select, confirm and dismiss applicants',
  'applications.attendance': 'record who showed up',
  'favorites.manage': 'change favorite pros',
  'blocks.manage': 'block pros',
  'hours.adjust': 'adjust working hours',
  'gigs.post': 'post and change gigs',
};

/**
 * Why this access does not allow this: a sentence that names the roles that do and who can grant them. Null when it is
 * allowed.
 */
export function whyNot(access: LocationAccess | null, permission: Permission): string | null {
  if (may(access, permission)) return null;
  const allowed = may('ONSITE_MANAGER', permission)
    ? 'onsite managers, team members and admins'
    : 'team members and admins';
  return `Only ${allowed} of this location can ${deeds[permission]}. An admin of the location or of its organization can give you that role.`;
}
