import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import type { Database } from '../../platform/database/database.ts';

/** The team of an invitation, as columns. */
export type InvitingTeam =
  | { location_id: number; organization_id: null }
  | { location_id: null; organization_id: number };

/** The two kinds of teams that invitations can be for. */
export type InvitationScope = 'location' | 'organization';

/** The managers of a location. */
export function teamOfLocation(locationId: number): InvitingTeam {
  return { location_id: locationId, organization_id: null };
}

/** The administrators of an organization. */
export function teamOfOrganization(organizationId: number): InvitingTeam {
  return { location_id: null, organization_id: organizationId };
}

/**
 * Checks that the caller can invite there. This is also required for reading invitations, since a link grants the role.
 *
 * @throws ApiError not_found for a team without access, permission_denied when the role lacks
 *   the permission
 */
export async function requireInviter(database: Database, caller: Caller, team: InvitingTeam): Promise<void> {
  if (team.location_id !== null) {
    await requireAtLocation(database, caller, team.location_id, 'team.manage');
  } else {
    await requireAtOrganization(database, caller, team.organization_id, 'organizations.manage');
  }
}
