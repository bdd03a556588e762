import type { Caller } from '../../platform/access/caller.ts';

/** A pro as somebody who acts: with no role at any business. */
export function proCaller(userId: number): Caller {
  return {
    userId,
    sessionId: 0,
    isPlatformAdmin: false,
    locationRoles: new Map(),
    organizationIds: new Set(),
  };
}
