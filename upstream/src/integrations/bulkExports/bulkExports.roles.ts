import { addExport } from '../../testing/exports.ts';
import { type Arrange, anyone, type RoleRows, signedIn } from '../../testing/roleRows.ts';

/** An export of the location manager, which every caller requests. */
const managersExport: Arrange = ({ database }) => addExport(database);

const managerOnly = (status: number) => [401, 404, 404, 404, status, 404, 404, 404];
const own = (rest: string, status: number) => ({
  path: `/api/users/me/exports/1/${rest}`,
  arrange: managersExport,
  statuses: managerOnly(status),
});

const valid = {
  name: 'gigs',
  document: '{ viewer { gigs { edges { node { id } } } } }',
  variables: {},
  format: 'CSV',
  page_size: 100,
  cost: 1,
};

/** Only the secret of the workers opens these. */
const ofWorkers = (path: string, body: object) => ({ path, body, statuses: anyone(401) });

export const roles: RoleRows = {
  'GET /api/users/me/exports/': { statuses: signedIn(200) },
  'GET /api/users/me/exports/:id/': own('', 200),
  'POST /api/users/me/exports/': { body: valid, statuses: signedIn(201) },
  'POST /api/users/me/exports/:id/cancel/': own('cancel/', 200),
  'DELETE /api/users/me/exports/:id/': own('', 204),
  'GET /api/exports/files/:token/': { path: '/api/exports/files/1.1.1.forged/', statuses: anyone(404) },
  'POST /api/exports/claim/': ofWorkers('/api/exports/claim/', { limit: 1 }),
  'POST /api/exports/:id/pages/': ofWorkers('/api/exports/1/pages/', {
    lease: 'bxg_',
    content: '',
    row_count: 0,
    missing_values: 0,
    cursor: null,
  }),
  'POST /api/exports/:id/stop/': ofWorkers('/api/exports/1/stop/', {
    lease: 'bxg_',
    result: { outcome: 'denied' },
  }),
};
