import { hoursFromStart } from '../../testing/builders.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { applicationPath } from '../../testing/fixturePaths.ts';
import { teamMemberThere, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'PATCH /api/staffer/gig-applications/:id/': {
    path: applicationPath,
    body: {
      working_hours: { start_time: hoursFromStart(24), end_time: hoursFromStart(30) },
      reason: 'Left early',
    },
    arrange: async ({ database, clock }) => {
      await database
        .updateTable('gig_applications')
        .set({ is_selected: true, is_confirmed: true })
        .where('id', '=', ids.openApplications[0])
        .execute();
      clock.set(hoursFromStart(25));
    },
    statuses: teamMemberThere(200),
  },
};
