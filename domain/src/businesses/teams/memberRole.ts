import type { LocationRole } from '../../platform/access/locationRole.ts';

const words: Record<LocationRole, readonly [label: string, summary: string]> = {
  ADMIN: ['Admin', 'Can do everything here: posting, paying, billing, and the team.'],
  TEAM_MEMBER: [
    'Team member',
    'Posts shifts, decides on applicants, and pays. Cannot manage billing or the team.',
  ],
  ONSITE_MANAGER: [
    'Onsite manager',
    'Runs the shift: rosters and attendance. Does not see wages or make decisions about pros.',
  ],
};

/** A role at a location or in an organization, as people call it. */
export function memberRoleLabel(role: LocationRole): string {
  return words[role][0];
}

/** A one-line summary of what a role can do. */
export function memberRoleSummary(role: LocationRole): string {
  return words[role][1];
}
