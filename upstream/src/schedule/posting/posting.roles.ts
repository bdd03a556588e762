import { posting } from '../../testing/postings.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/staffer/gigs/': { body: posting, statuses: teamMemberThere(201) },
};
