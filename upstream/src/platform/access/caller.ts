import type { LocationRole } from '../../businesses/locations/locationsTable.ts';

/** Who makes the request, with the roles that decide what they may do. */
export type Caller = {
  userId: number;
  sessionId: number;
  isPlatformAdmin: boolean;
  /** Roles held at single locations, by location id. */
  locationRoles: ReadonlyMap<number, LocationRole>;
  /** Organizations of which the caller is an administrator, with access to all their locations. */
  organizationIds: ReadonlySet<number>;
};

/** Whether the caller works for any business, or for the platform. */
export function isStaffer(caller: Caller): boolean {
  return caller.isPlatformAdmin || caller.locationRoles.size > 0 || caller.organizationIds.size > 0;
}
