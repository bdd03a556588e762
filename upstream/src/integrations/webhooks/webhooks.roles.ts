import { addWebhook } from '../../testing/webhooks.ts';
import { type Arrange, type RoleRows, anyone, signedIn } from '../../testing/roleRows.ts';

/** A webhook of the location manager, with a delivery, which every caller requests. */
const managersWebhook: Arrange = async ({ database }) => {
  await addWebhook(database);
  await database
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: 1,
      topic: 'gig.changed',
      subject_id: 1,
      gig_id: 1,
      due_ts: '2026-03-02T15:00:00Z',
      created_ts: '2026-03-02T15:00:00Z',
    })
    .execute();
};
const managerOnly = (status: number) => [401, 404, 404, 404, status, 404, 404, 404];
const own = (rest: string, status: number, body?: object) => ({
  path: `/api/users/me/webhooks/1/${rest}`,
  arrange: managersWebhook,
  statuses: managerOnly(status),
  ...(body && { body }),
});
const valid = {
  name: 'Payroll',
  url: 'https://hooks.example.com/',
  topics: ['gig.changed'],
  selection: '{ id }',
  cost: 1,
};
/** Only the secret of the workers opens these. */
const lease = { lease: 'bwg_' };

export const roles: RoleRows = {
  'GET /api/users/me/webhooks/': { statuses: signedIn(200) },
  'GET /api/users/me/webhooks/:id/': own('', 200),
  // Without one of their tokens.
  'POST /api/users/me/webhooks/': { body: { ...valid, api_token_id: 1 }, statuses: signedIn(400) },
  'PUT /api/users/me/webhooks/:id/': own('', 200, valid),
  'POST /api/users/me/webhooks/:id/rotate/': own('rotate/', 200),
  'POST /api/users/me/webhooks/:id/pause/': own('pause/', 200),
  'POST /api/users/me/webhooks/:id/resume/': own('resume/', 200),
  'DELETE /api/users/me/webhooks/:id/': own('', 204),
  'POST /api/users/me/webhooks/:id/test/': own('test/', 201, {}),
  'GET /api/users/me/webhooks/:id/deliveries/': own('deliveries/', 200),
  'GET /api/users/me/webhook-deliveries/:id/': {
    path: '/api/users/me/webhook-deliveries/1/',
    arrange: managersWebhook,
    statuses: managerOnly(200),
  },
  'POST /api/users/me/webhook-deliveries/:id/resend/': {
    path: '/api/users/me/webhook-deliveries/1/resend/',
    arrange: managersWebhook,
    statuses: managerOnly(200),
  },
  'POST /api/webhook-deliveries/claim/': { body: { limit: 1 }, statuses: anyone(401) },
  'POST /api/webhook-deliveries/:id/begin/': {
    path: '/api/webhook-deliveries/1/begin/',
    body: lease,
    statuses: anyone(401),
  },
  'POST /api/webhook-deliveries/:id/finish/': {
    path: '/api/webhook-deliveries/1/finish/',
    body: { ...lease, result: { outcome: 'skipped' } },
    statuses: anyone(401),
  },
};
