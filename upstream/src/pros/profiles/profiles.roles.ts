import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { signedIn, anyStaffer, type Arrange, type RoleRows } from '../../testing/roleRows.ts';

const uuid = '6f1c1a52-0d5e-4a57-9d3b-5f3a3c1d2e4b';
const proWithUuid: Arrange = ({ database }) =>
  database.updateTable('pros').set({ uuid }).where('id', '=', ids.pros[0]).execute();

export const roles: RoleRows = {
  'GET /api/pro-contractor-type/': { statuses: signedIn(200) },
  'GET /api/gigster-profiles/:uuid/': {
    path: `/api/gigster-profiles/${uuid}/`,
    arrange: proWithUuid,
    statuses: anyStaffer(200),
  },
};
