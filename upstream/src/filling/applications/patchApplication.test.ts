import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = `/staffer/gig-applications/${ids.completedApplication}/`;
const working_hours = { start_time: '2026-02-23T01:30:00-06:00', end_time: '2026-02-23T15:45:00Z' };

beforeEach(reset);

test('200: changes the hours, keeps the original ones, and shows who changed them', async () => {
  const { status, body } = await call('PATCH', path, { as: 'member', body: { working_hours } });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    working_hours: {
      start_time: '2026-02-23T07:30:00.000Z',
      end_time: '2026-02-23T15:45:00.000Z',
      original_start_time: '2026-02-23T07:00:00.000Z',
      original_end_time: '2026-02-23T15:00:00.000Z',
      last_updated_ts: '2026-03-02T15:00:00.000Z',
      last_updated_by_user: { id: 4, first_name: 'Milo' },
    },
  });
});

test('200: notifies the pro of the reason and of the time to dispute it', async () => {
  await database
    .updateTable('users')
    .set({ phone_number: '+16155550100' })
    .where('id', 'in', (eb) => eb.selectFrom('pros').select('user_id').where('id', '=', 1))
    .execute();
  const { body } = await call('PATCH', path, {
    as: 'member',
    body: { working_hours, reason: ' Left with the first group ' },
  });

  expect(body).toMatchObject({ working_hours: { reason: 'Left with the first group' } });
  expect(await database.selectFrom('outbox_messages').select(['subject', 'body']).execute()).toEqual([
    {
      subject: 'Your hours were changed',
      body:
        'Harbor House changed your hours: Feb 23, 2026, 1:30 AM to Feb 23, 2026, 9:45 AM.\n' +
        'Left with the first group\nYou have 72 hours to dispute this.',
    },
  ]);
});

test('200: a pro without a number is not notified', async () => {
  await call('PATCH', path, { as: 'member', body: { working_hours } });

  expect(await database.selectFrom('outbox_messages').select('id').execute()).toEqual([]);
});

test.each([
  [{ working_hours, reason: 'x'.repeat(501) }, 'reason'],
  [{}, 'working_hours'],
  [{ working_hours: { start_time: 'noon' } }, 'working_hours.start_time'],
  [{ working_hours: { end_time: '2026-02-23T07:00:00Z' } }, 'working_hours.end_time'],
])('400: %j is refused at its field', async (body, target) => {
  const { status, error } = await call('PATCH', path, { as: 'member', body });

  expect(status).toBe(400);
  expect(error?.target).toBe(target);
});

test('401: without a session', async () => {
  expect((await call('PATCH', path, { body: { working_hours } })).status).toBe(401);
});

test('403: an onsite manager', async () => {
  expect((await call('PATCH', path, { as: 'onsite', body: { working_hours } })).error).toMatchObject({
    code: 'permission_denied',
    target: 'hours.adjust',
  });
});

test('404: the application of another organization does not exist', async () => {
  expect((await call('PATCH', path, { as: 'rival', body: { working_hours } })).status).toBe(404);
});

test('409: the hours of a paid application', async () => {
  await database
    .updateTable('gig_applications')
    .set({ business_payment_id: 1, business_payment_amount: 200, business_payment_status: 'AVAILABLE' })
    .where('id', '=', ids.completedApplication)
    .execute();

  const { status, error } = await call('PATCH', path, { as: 'member', body: { working_hours } });

  expect(status).toBe(409);
  expect(error).toMatchObject({ code: 'invalid_transition', message: expect.stringContaining('is paid') });
});
