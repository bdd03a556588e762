import { beforeEach, expect, test } from 'vitest';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/staffer/gig-applications/1/call-out/';

beforeEach(async () => {
  await reset();
  await addBankAccount(database, { organization_id: ids.harbor });
  await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
  await call('POST', '/staffer/gig-applications/1/confirm/', { as: 'member' });
});

test.each([
  ['PRO', 'CALLED_OUT', 1],
  ['BUSINESS', 'BUSINESS_CALLED_OUT', 0],
])(
  "200: a call-out by the %s is %s; only the pro's own count in their record",
  async (by, reason, callout_count) => {
    const { status, body } = await call('POST', path, { as: 'member', body: { called_out_by: by } });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      is_cancelled: true,
      cancellation: { reason },
      gigster: { performance: { callout_count } },
    });
  },
);

test.each([{}, { called_out_by: 'GUEST' }, undefined])(
  '400: %j does not name who called out',
  async (body) => {
    const { status, error } = await call('POST', path, { as: 'member', body });

    expect(status).toBe(400);
    expect(error?.code).toBe('invalid');
  },
);

test('401: without a session', async () => {
  expect((await call('POST', path, { body: { called_out_by: 'PRO' } })).status).toBe(401);
});

test('403: a caller without any role', async () => {
  expect((await call('POST', path, { as: 'gigster', body: { called_out_by: 'PRO' } })).status).toBe(403);
});

test('403: onsite managers record that the pro called off, and not that the business did', async () => {
  expect(
    (await call('POST', path, { as: 'onsite', body: { called_out_by: 'BUSINESS' } })).error,
  ).toMatchObject({
    code: 'permission_denied',
  });
  expect((await call('POST', path, { as: 'onsite', body: { called_out_by: 'PRO' } })).status).toBe(200);
});

test('404: the application of another organization does not exist', async () => {
  expect((await call('POST', path, { as: 'rival', body: { called_out_by: 'PRO' } })).status).toBe(404);
});

test('409: only confirmed pros can call out', async () => {
  const other = '/staffer/gig-applications/2/call-out/';

  expect((await call('POST', other, { as: 'member', body: { called_out_by: 'PRO' } })).error).toMatchObject({
    code: 'invalid_transition',
    message: expect.stringContaining('is open'),
  });
});
