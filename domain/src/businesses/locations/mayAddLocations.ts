/** The facts about a user that decide whether they may add locations. */
export interface LocationFounder {
  readonly isPlatformAdmin: boolean;
  /** Organizations of which the user is an admin. */
  readonly organizations: number;
  /** Roles at single locations. */
  readonly locationRoles: number;
  /** Whether the user has signed up for a business. */
  readonly hasBusiness: boolean;
}

/**
 * Whether someone may add a location at all: admins of organizations may, and anyone who has signed up for a business and
 * works for no other yet. Their first location founds the organization.
 */
export function mayAddLocations(user: LocationFounder): boolean {
  if (user.isPlatformAdmin || user.organizations > 0) return true;
  return user.hasBusiness && user.locationRoles === 0;
}
