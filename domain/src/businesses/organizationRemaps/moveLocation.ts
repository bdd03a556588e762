import type { LocationUser } from '../../platform/access/locationRole.ts';

/** The facts about a user that decide whether they may move locations. */
export type MovingUser = Pick<LocationUser, 'isPlatformAdmin' | 'organizationRoles'>;

/**
 * Whether the user may move a location of this organization to another one: a platform admin may, and who administers
 * this organization and some other.
 */
export function mayMoveLocation(
  { isPlatformAdmin, organizationRoles }: MovingUser,
  organizationId: number,
): boolean {
  if (isPlatformAdmin) return true;
  const administered = organizationRoles.map((held) => held.organizationId);
  return administered.includes(organizationId) && administered.some((id) => id !== organizationId);
}

/** Why the user may not, and what helps; null when they may. */
export function whyNotMoveLocation(user: MovingUser, organizationId: number): string | null {
  if (mayMoveLocation(user, organizationId)) return null;
  return (
    'Only an admin of both organizations can move a location from one to the other. ' +
    'Ask an admin of the organization you are missing to invite you, or contact support.'
  );
}
