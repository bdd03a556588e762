import type { LocationRole } from '../../platform/access/locationRole.ts';

const words: Record<LocationRole, readonly [label: string, summary: string]> = {
  ADMIN: ['Admin', 'Can do everything here: posting, paying, billing, and the team.'],
  TEAM_MEMBER: ['Team member', 'Posts gigs, decides on applicants and pays. No billing, no team.'],
  ONSITE_MANAGER: [
    'Onsite manager',
    'Runs the shift: rosters and attendance. Sees no wages and decides on nobody.',
  ],
};

/** A role at a location or in an organization, as people call it. */
export function memberRoleLabel(role: LocationRole): string {
  return words[role][0];
}

/** What comes with a role, in a line for whoever is about to give it or take it. */
export function memberRoleSummary(role: LocationRole): string {
  return words[role][1];
}
