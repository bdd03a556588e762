import type { LocationAccess, Permission } from '../permissions.ts';
import { may } from '../permissions.ts';

/** What API tokens may do, as their makers tick it. */
export const tokenScopes = ['READ', 'POST', 'ROSTER', 'PAY', 'TEAM', 'ADMIN'] as const;

/** What an API token may do. */
export type TokenScope = (typeof tokenScopes)[number];

/**
 * What a token needs to call a route:
 * - a scope
 * - `ANY`: nothing; every token may call it
 * - `PERSON`: a session instead, since the route concerns the sign-in, the account or the agreements of a person
 */
export type RouteScope = TokenScope | 'ANY' | 'PERSON';

/** The permission that a maker needs somewhere to grant a scope. */
const permissionFor: Record<TokenScope, Permission> = {
  READ: 'gigs.view',
  POST: 'gigs.post',
  ROSTER: 'applications.attendance',
  PAY: 'payments.make',
  TEAM: 'team.manage',
  ADMIN: 'locations.edit',
};

/** Whether a maker with these kinds of access may grant the scope. */
export function mayGrant(accesses: readonly LocationAccess[], scope: TokenScope): boolean {
  return accesses.some((access) => may(access, permissionFor[scope]));
}
