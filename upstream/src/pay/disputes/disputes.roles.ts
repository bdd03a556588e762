import { openHoursDispute } from '../../testing/disputes.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import {
  type Arrange,
  organizationAdmin,
  platformAdmin,
  type RoleRow,
  type RoleRows,
  teamMemberThere,
} from '../../testing/roleRows.ts';

const id = 1;
const path = `/api/staffer/disputes/${id}/`;
const there = (action: string, body?: object, status = 200): RoleRow => ({
  path: `${path}${action}`,
  ...(body && { body }),
  arrange: openHoursDispute,
  statuses: teamMemberThere(status),
});
const escalated: Arrange = async (server) => {
  await openHoursDispute(server);
  await server.database
    .updateTable('disputes')
    .set({ status: 'ESCALATED', answer_due_ts: null, reminder_due_ts: null })
    .execute();
};
const countered: Arrange = async (server) => {
  await openHoursDispute(server);
  await server.database.updateTable('disputes').set({ status: 'COUNTERED', counter_value: 420 }).execute();
};
const onlyThePro = (status: number) => [401, status, 404, 404, 404, 404, 404, 404];

export const roles: RoleRows = {
  'GET /api/staffer/locations/:id/disputes/': {
    path: `/api/staffer/locations/${ids.harborHouse}/disputes/`,
    statuses: teamMemberThere(200),
  },
  'GET /api/staffer/organizations/:id/disputes/': {
    path: `/api/staffer/organizations/${ids.harbor}/disputes/`,
    statuses: organizationAdmin(200),
  },
  'GET /api/staffer/disputes/:id/': there(''),
  'GET /api/staffer/disputes/:id/cost/': there('cost/'),
  'GET /api/staffer/disputes/:id/timeline/': there('timeline/'),
  'POST /api/staffer/disputes/:id/accept/': there('accept/'),
  'POST /api/staffer/disputes/:id/counter/': there('counter/', { minutes: 420, note: 'You left at 9 pm' }),
  'POST /api/staffer/disputes/:id/escalate/': there('escalate/', { note: 'The clock was broken' }),
  // Nothing has failed: an authorized caller is refused.
  'POST /api/staffer/disputes/:id/retry-payment/': there('retry-payment/', undefined, 409),
  'GET /api/admin/disputes/': { statuses: platformAdmin(200) },
  'POST /api/admin/disputes/:id/resolve/': {
    path: `/api/admin/disputes/${id}/resolve/`,
    body: { decision: 'FOR_PRO', note: 'The punches prove it' },
    arrange: escalated,
    statuses: platformAdmin(200),
  },
  'POST /api/gigster/gig-applications/:id/disputes/': {
    path: `/api/gigster/gig-applications/${ids.openApplications[0]}/disputes/`,
    body: { subject: 'HOURS', minutes: 480, note: 'I stayed until the end' },
    arrange: async (server) => {
      await openHoursDispute(server);
      await server.database.deleteFrom('disputes').execute();
    },
    statuses: onlyThePro(201),
  },
  'POST /api/gigster/disputes/:id/answer/': {
    path: `/api/gigster/disputes/${id}/answer/`,
    body: { accepts: true },
    arrange: countered,
    statuses: onlyThePro(200),
  },
};
