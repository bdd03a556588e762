import { fixtureIds as ids } from '../testing/fixtureIds.ts';
import { anyStaffer, type RoleRows } from '../testing/roleRows.ts';

export const roles: RoleRows = {
  'GET /api/sandbox/clock/': { statuses: anyStaffer(200) },
  'POST /api/sandbox/clock/': { body: { advance_minutes: 1 }, statuses: anyStaffer(200) },
  'GET /api/sandbox/script/': { statuses: anyStaffer(200) },
  'PATCH /api/sandbox/script/': { body: { seed: 7 }, statuses: anyStaffer(200) },
  'PUT /api/sandbox/pros/:proId/payout-account/': {
    path: `/api/sandbox/pros/${ids.pros[0]}/payout-account/`,
    body: { test_account: 'SUCCESS' },
    statuses: anyStaffer(200),
  },
  'GET /api/sandbox/acts/': { statuses: anyStaffer(200) },
};
