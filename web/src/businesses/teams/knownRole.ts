import { locationRoles, type LocationRole } from '@brigade/domain/platform/access/locationRole.ts';

/** A role of the graph; null for one that the gateway or this release does not know. */
export function knownRole(role: string | null | undefined): LocationRole | null {
  return locationRoles.find((known) => known === role) ?? null;
}
