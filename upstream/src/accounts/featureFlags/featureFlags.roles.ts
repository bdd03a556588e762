import { platformAdmin, signedIn, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/feature-flags/': { statuses: signedIn(200) },
  'PATCH /api/admin/configuration/feature-flags/:name/': {
    path: '/api/admin/configuration/feature-flags/jobs_history_assistant/',
    body: { rollout_percent: 100 },
    statuses: platformAdmin(200),
  },
};
