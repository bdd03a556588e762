import { confirmTwoPros } from '../../testing/confirmTwoPros.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { applicationPath } from '../../testing/fixturePaths.ts';
import { anyRoleThere, type Arrange, type RoleRows, teamMemberThere } from '../../testing/roleRows.ts';

const working: Arrange = async ({ database, clock }) => {
  await confirmTwoPros(database);
  clock.set(hoursFromStart(25));
};

const recordId = 1_000_001;

const recorded: Arrange = async (server) => {
  await working(server);
  const record = { id: recordId, application_id: ids.openApplications[0] };
  await server.database
    .insertInto('time_punches')
    .values({ ...record, time: hoursFromStart(24), punch_type: 'CLOCK_IN' })
    .execute();
  await server.database
    .insertInto('shift_breaks')
    .values({ ...record, start_time: hoursFromStart(23) })
    .execute();
};

export const roles: RoleRows = {
  'GET /api/staffer/gig-applications/:id/timesheet/': {
    path: `${applicationPath}timesheet/`,
    statuses: anyRoleThere(200),
  },
  'POST /api/staffer/gig-applications/:id/punches/': {
    path: `${applicationPath}punches/`,
    body: { punch_type: 'CLOCK_IN' },
    arrange: working,
    statuses: anyRoleThere(201),
  },
  'PATCH /api/staffer/gig-applications/:id/punches/:punchId/': {
    path: `${applicationPath}punches/${recordId}/`,
    body: { time: hoursFromStart(24.5) },
    arrange: recorded,
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/gig-applications/:id/punches/:punchId/': {
    path: `${applicationPath}punches/${recordId}/`,
    arrange: recorded,
    statuses: teamMemberThere(204),
  },
  'PATCH /api/staffer/gig-applications/:id/breaks/:breakId/': {
    path: `${applicationPath}breaks/${recordId}/`,
    body: { start_time: hoursFromStart(24.5) },
    arrange: recorded,
    statuses: teamMemberThere(200),
  },
  'DELETE /api/staffer/gig-applications/:id/breaks/:breakId/': {
    path: `${applicationPath}breaks/${recordId}/`,
    arrange: recorded,
    statuses: teamMemberThere(204),
  },
};
