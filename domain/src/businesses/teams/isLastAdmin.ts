import type { LocationRole } from '../../platform/access/locationRole.ts';

/** The facts about a team member that the rule needs. */
export interface TeamMember {
  readonly id: string;
  readonly role: LocationRole;
  /** Closed accounts look after nothing. */
  readonly isActive: boolean;
}

/** Whether the team would have no admin without this member. */
export function isLastAdmin(team: readonly TeamMember[], id: string): boolean {
  const admins = team.filter(({ role, isActive }) => role === 'ADMIN' && isActive);
  return admins.length === 1 && admins[0]?.id === id;
}
