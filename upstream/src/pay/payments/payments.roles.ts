import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { applicationPath, gigPath } from '../../testing/fixturePaths.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { platformAdmin, teamMemberThere, type Arrange, type RoleRows } from '../../testing/roleRows.ts';

const worked: Arrange = async (server) => {
  await finishWork(server);
  await addCard(server.database);
};

export const roles: RoleRows = {
  'POST /api/staffer/gig-applications/:id/pay/': {
    path: `${applicationPath}pay/`,
    body: {},
    arrange: worked,
    statuses: teamMemberThere(200),
  },
  // No applicant is confirmed: an authorized caller gets a refusal for each.
  'POST /api/staffer/gigs/:gigId/pay/': {
    path: `${gigPath}pay/`,
    body: { application_ids: ids.openApplications },
    statuses: teamMemberThere(200),
  },
  'POST /api/staffer/locations/:locationId/pay/': {
    path: `/api/staffer/locations/${ids.harborHouse}/pay/`,
    body: { application_ids: ids.openApplications },
    statuses: teamMemberThere(200),
  },
  'POST /api/admin/pro-payments/': {
    body: { application_id: ids.openApplications[0] },
    arrange: worked,
    statuses: platformAdmin(201),
  },
};
