import { addCheckIn, arrivingPhone, checkinToken } from '../../testing/checkIns.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { gigPath } from '../../testing/fixturePaths.ts';
import { anyone, locationRoleThere, type RoleRows } from '../../testing/roleRows.ts';

const path = `/api/check-ins/${checkinToken}/`;

export const roles: RoleRows = {
  'GET /api/check-ins/:token/': {
    path,
    arrange: ({ database }) => addCheckIn(database),
    statuses: anyone(200),
  },
  'POST /api/check-ins/:token/': {
    path,
    body: { phone_number: arrivingPhone, checkin_code: '4821' },
    arrange: async ({ database, clock }) => {
      await addCheckIn(database);
      clock.set(hoursFromStart(24));
    },
    statuses: anyone(200),
  },
  'POST /api/staffer/gigs/:id/renew-checkin/': {
    path: `${gigPath}renew-checkin/`,
    statuses: locationRoleThere(200),
  },
};
