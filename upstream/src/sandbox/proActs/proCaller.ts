import type { Caller } from '../../platform/access/caller.ts';

/** A pro as the caller, without a role at any business. */
export function proCaller(userId: number): Caller {
  return {
    userId,
    sessionId: 0,
    isPlatformAdmin: false,
    locationRoles: new Map(),
    organizationIds: new Set(),
  };
}
