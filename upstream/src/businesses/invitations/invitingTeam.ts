import type { Caller } from '../../platform/access/caller.ts';
import { requireAtLocation } from '../../platform/access/locationAccess.ts';
import { requireAtOrganization } from '../../platform/access/organizationAccess.ts';
import type { Database } from '../../database/database.ts';

/** The team that somebody is invited to, in the columns that say it. */
export type InvitingTeam =
  | { location_id: number; organization_id: null }
  | { location_id: null; organization_id: number };

/** To which of the two kinds of team invitations lead. */
export type InvitationScope = 'location' | 'organization';

/** Those who manage a location. */
export function teamOfLocation(locationId: number): InvitingTeam {
  return { location_id: locationId, organization_id: null };
}

/** The administrators of an organization. */
export function teamOfOrganization(organizationId: number): InvitingTeam {
  return { location_id: null, organization_id: organizationId };
}

/**
 * Checks that the caller may invite there. Who may not sees no invitation either: its link is worth the role.
 *
 * @throws ApiError not_found for a team that they may not know of, permission_denied where their role does not
 *   carry it
 */
export async function requireInviter(database: Database, caller: Caller, team: InvitingTeam): Promise<void> {
  if (team.location_id !== null) {
    await requireAtLocation(database, caller, team.location_id, 'team.manage');
  } else {
    await requireAtOrganization(database, caller, team.organization_id, 'organizations.manage');
  }
}
