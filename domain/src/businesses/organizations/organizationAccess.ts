import type { LocationAccess, LocationUser } from '../../platform/access/locationRole.ts';

/**
 * The access that a user has to all of an organization; null for everyone else, those with a role at one of its
 * locations among them.
 */
export function organizationAccess(
  user: Pick<LocationUser, 'isPlatformAdmin' | 'organizationRoles'>,
  organizationId: number,
): Extract<LocationAccess, 'PLATFORM_ADMIN' | 'ORGANIZATION_ADMIN'> | null {
  if (user.isPlatformAdmin) return 'PLATFORM_ADMIN';
  return user.organizationRoles.some((held) => held.organizationId === organizationId)
    ? 'ORGANIZATION_ADMIN'
    : null;
}
