import type { LocationRole } from '../../platform/access/locationRole.ts';

/** What has to be known of somebody on a team. */
export interface TeamMember {
  readonly id: string;
  readonly role: LocationRole;
  /** Closed accounts look after nothing. */
  readonly isActive: boolean;
}

/** Whether nobody could look after the team any more without this member. */
export function isLastAdmin(team: readonly TeamMember[], id: string): boolean {
  const admins = team.filter(({ role, isActive }) => role === 'ADMIN' && isActive);
  return admins.length === 1 && admins[0]?.id === id;
}
