import { addAdHocPayment } from '../../testing/adHocPayments.ts';
import { fixtureIds as ids } from '../../testing/fixtureIds.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { type Arrange, platformAdmin, type RoleRows, teamMemberThere } from '../../testing/roleRows.ts';

const worked: Arrange = async (server) => {
  await finishWork(server);
  await addCard(server.database);
};
const paid: Arrange = async (server) => {
  await worked(server);
  await server.database
    .updateTable('gig_applications')
    .set({ business_payment_status: 'AVAILABLE' })
    .execute();
};
const failed: Arrange = async (server) => {
  await worked(server);
  await addAdHocPayment(server.database, { status: 'FAILED', error_code: 'CARD_DECLINED' });
};

const application_id = ids.openApplications[0];

export const roles: RoleRows = {
  'GET /api/adhoc-payments/': {
    path: `/api/adhoc-payments/?location_id=${ids.harborHouse}`,
    statuses: teamMemberThere(200),
  },
  'POST /api/adhoc-payments/': {
    body: { application_id, reason: 'TOS', amount: 20, charge_business: false },
    arrange: worked,
    statuses: platformAdmin(201),
  },
  'GET /api/adhoc-payments/business/costs/': {
    path: `/api/adhoc-payments/business/costs/?application_id=${application_id}&pro_amount=20&reason=PRO_BONUS`,
    statuses: teamMemberThere(200),
  },
  'GET /api/adhoc-payments/additional-amount/': {
    path:
      `/api/adhoc-payments/additional-amount/?application_id=${application_id}` +
      '&start_time=2026-03-03T15:00:00Z&end_time=2026-03-03T23:30:00Z',
    arrange: paid,
    statuses: teamMemberThere(200),
  },
  'POST /api/adhoc-payments/business/': {
    body: { application_id, reason: 'PRO_BONUS', pro_amount: 20 },
    arrange: worked,
    statuses: teamMemberThere(201),
  },
  'GET /api/adhoc-payments/:id/': {
    path: '/api/adhoc-payments/1/',
    arrange: failed,
    statuses: teamMemberThere(200),
  },
  'POST /api/adhoc-payments/:id/retry/': {
    path: '/api/adhoc-payments/1/retry/',
    arrange: failed,
    statuses: teamMemberThere(200),
  },
};
