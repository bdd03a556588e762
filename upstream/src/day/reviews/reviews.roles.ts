import { hoursFromStart } from '../../testing/builders.ts';
import { applicationPath } from '../../testing/fixturePaths.ts';
import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { anyRoleThere, type RoleRows, signedIn } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/rating-categories/': { statuses: signedIn(200) },
  'POST /api/staffer/gig-applications/:id/review/': {
    path: `${applicationPath}review/`,
    body: { ratings: [{ category: 'OVERALL', value: 5 }] },
    arrange: async ({ database, clock }) => {
      await confirmTwoPros(database);
      clock.set(hoursFromStart(33));
    },
    statuses: anyRoleThere(200),
  },
};
