/** The roles a user can have at one location. */
export const locationRoles = ['ADMIN', 'TEAM_MEMBER', 'ONSITE_MANAGER'] as const;

export type LocationRole = (typeof locationRoles)[number];

/** The role by which a user may work at a location, the widest first; null (not in this list) is no access at all. */
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

/**
 * What can be allowed or refused, with the least access that allows it. The names appear in errors, so that a refusal
 * says what was missing.
 */
const leastAccess = {
  // Onsite managers run the shift: no money, and no decision about who works.
  'gigs.view': 'ONSITE_MANAGER',
  'applications.attendance': 'ONSITE_MANAGER',
  'favorites.manage': 'ONSITE_MANAGER',
  'reviews.write': 'ONSITE_MANAGER',
  'wages.view': 'TEAM_MEMBER',
  'applications.manage': 'TEAM_MEMBER',
  'blocks.manage': 'TEAM_MEMBER',
  'hours.adjust': 'TEAM_MEMBER',
  'payments.make': 'TEAM_MEMBER',
  'gigs.post': 'TEAM_MEMBER',
  'locations.edit': 'ADMIN',
  'billing.manage': 'ADMIN',
  'add_ons.manage': 'ADMIN',
  'team.manage': 'ADMIN',
  'locations.create': 'ORGANIZATION_ADMIN',
  'organizations.manage': 'ORGANIZATION_ADMIN',
  'platform.admin': 'PLATFORM_ADMIN',
} as const satisfies Record<string, LocationAccess>;

/** The name of one permission. */
export type Permission = keyof typeof leastAccess;

/** Every permission. */
export const permissions = Object.keys(leastAccess) as readonly Permission[];

/** Whether this access is enough for the permission. */
export function may(access: LocationAccess | null, permission: Permission): boolean {
  return (
    access !== null && locationAccesses.indexOf(access) <= locationAccesses.indexOf(leastAccess[permission])
  );
}

const deeds: Record<Permission, string> = {
  'gigs.view': 'see its shifts',
  'applications.attendance': 'record who showed up',
  'favorites.manage': 'change favorite pros',
  'reviews.write': 'rate pros',
  'wages.view': 'see wages and costs',
  'applications.manage': 'select, confirm and dismiss applicants',
  'blocks.manage': 'block pros',
  'hours.adjust': 'adjust working hours',
  'payments.make': 'see what is due and pay pros',
  'gigs.post': 'post and change shifts',
  'locations.edit': 'change its details and settings',
  'billing.manage': 'change how it is billed',
  'add_ons.manage': 'book add-ons',
  'team.manage': 'manage its team',
  'locations.create': 'add locations',
  'organizations.manage': 'change it, its billing, disputes and managers',
  'platform.admin': 'set fees and approve locations',
};

/** Who has at least this access, and who can give it. */
const holders: Record<LocationAccess, readonly [who: string, how: string]> = {
  ONSITE_MANAGER: [
    'onsite managers, team members and admins of this location',
    'An admin of the location or of its organization can give you that role.',
  ],
  TEAM_MEMBER: [
    'team members and admins of this location',
    'An admin of the location or of its organization can give you that role.',
  ],
  ADMIN: [
    'admins of this location',
    'An admin of the location or of its organization can give you that role.',
  ],
  ORGANIZATION_ADMIN: [
    'admins of the organization',
    'An admin of the organization can invite you to be one.',
  ],
  PLATFORM_ADMIN: ["the platform's admins", 'Contact support for help.'],
};

/**
 * Why this access does not allow this: a sentence that names the roles that do and who can grant them. Null when it is
 * allowed.
 */
export function whyNot(access: LocationAccess | null, permission: Permission): string | null {
  if (may(access, permission)) return null;
  const [who, how] = holders[leastAccess[permission]];
  return `Only ${who} can ${deeds[permission]}. ${how}`;
}
