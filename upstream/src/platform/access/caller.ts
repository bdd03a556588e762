import type { LocationRole } from './locationRole.ts';
import type { TokenScope } from './tokens/tokenScope.ts';

/** The user who makes the request, with their roles. */
export type Caller = {
  userId: number;
  /** 0 without a session. */
  sessionId: number;
  /** Set if the request carries an API token instead of a session's. The roles are limited to its place. */
  token?: { id: number; scopes: readonly TokenScope[] };
  /** When the session or the secret of the API token ends; unset for a process. */
  endsAt?: Date;
  /** Set for a process that reads on behalf of a user. */
  mayOnlyRead?: true;
  isPlatformAdmin: boolean;
  /** Roles at single locations, by location id. */
  locationRoles: ReadonlyMap<number, LocationRole>;
  /** Organizations that the caller administers, with access to all their locations. */
  organizationIds: ReadonlySet<number>;
  /** The location of the one gig of this request of which the caller is a team captain. */
  captainAt?: number;
};

/** Whether the caller has a role at any business or is a platform admin. */
export function isStaffer(caller: Caller): boolean {
  return caller.isPlatformAdmin || caller.locationRoles.size > 0 || caller.organizationIds.size > 0;
}
