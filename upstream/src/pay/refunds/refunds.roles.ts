import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { payInFull } from '../../testing/refunds.ts';
import { platformAdmin, type RoleRows } from '../../testing/roleRows.ts';

export const roles: RoleRows = {
  'POST /api/admin/refunds/': {
    body: { application_id: ids.openApplications[0], amount: 5, reason: 'The pro left at noon.' },
    arrange: payInFull,
    statuses: platformAdmin(201),
  },
};
