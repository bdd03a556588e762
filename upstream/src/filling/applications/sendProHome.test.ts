import { beforeEach, expect, test } from 'vitest';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const path = '/staffer/gig-applications/1/send-home/';

beforeEach(async () => {
  await reset();
  await addBankAccount(database, { organization_id: ids.harbor });
  await call('POST', '/staffer/gig-applications/1/select/', { as: 'member' });
  await call('POST', '/staffer/gig-applications/1/confirm/', { as: 'member' });
  clock.advance(25 * 60);
});

test('200: the job stays, its hours end early, and the posted hours stay readable', async () => {
  const { status, body } = await call('POST', path, { as: 'onsite', body: { reason: 'FEWER_PROS_NEEDED' } });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    is_confirmed: true,
    is_cancelled: false,
    working_hours: {
      end_time: '2026-03-03T19:00:00.000Z',
      original_end_time: '2026-03-03T23:00:00.000Z',
      last_updated_by_user: { id: 5 },
    },
  });
  expect(
    await database
      .selectFrom('gig_applications')
      .select(['sent_home_reason', 'sent_home_ts'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow(),
  ).toEqual({ sent_home_reason: 'FEWER_PROS_NEEDED', sent_home_ts: clock.now() });
});

test.each([{}, { reason: 'TIRED' }])('400: %j gives no reason that is known', async (body) => {
  const { status, error } = await call('POST', path, { as: 'member', body });

  expect(status).toBe(400);
  expect(error?.target).toBe('reason');
});

test('401: without a session', async () => {
  expect((await call('POST', path, { body: { reason: 'LATE' } })).status).toBe(401);
});

test('403: a caller without any role', async () => {
  expect((await call('POST', path, { as: 'gigster', body: { reason: 'LATE' } })).status).toBe(403);
});

test('404: the application of another organization does not exist', async () => {
  expect((await call('POST', path, { as: 'rival', body: { reason: 'LATE' } })).status).toBe(404);
});

test('409: a pro is sent home once', async () => {
  await call('POST', path, { as: 'member', body: { reason: 'FEWER_PROS_NEEDED' } });

  const { status, error } = await call('POST', path, { as: 'member', body: { reason: 'LATE' } });

  expect(status).toBe(409);
  expect(error?.code).toBe('invalid_transition');
});
