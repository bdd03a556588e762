import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();
const path = '/timesheets/suggested-breaks/';

beforeEach(async () => {
  await reset();
  const now = clock.now();
  await database
    .insertInto('suggested_breaks')
    .values({
      market_id: 2,
      break_trigger_minutes: 360,
      break_length_minutes: 20,
      created_ts: now,
      last_updated_ts: now,
    })
    .execute();
});

const until = (time: string) => `start_time=2026-03-03T09:00:00Z&end_time=2026-03-03T${time}:00Z`;

test.each([
  ['', [30, 60]],
  ['?market_id=1', [30, 60]],
  ['?market_id=2', [20]],
  [`?market_id=1&${until('14:00')}`, []],
  [`?market_id=1&${until('14:01')}`, [30]],
  [`?market_id=1&${until('19:01')}`, [30, 60]],
  [`?market_id=2&${until('15:00')}`, []],
  [`?market_id=2&${until('15:30')}`, [20]],
])('200: %s has the breaks %j', async (query, minutes) => {
  const { status, body } = await call<{ break_length_minutes: number }[]>('GET', `${path}${query}`, {
    as: 'onsite',
  });

  expect(status).toBe(200);
  expect(body.map(({ break_length_minutes }) => break_length_minutes)).toEqual(minutes);
});

test.each([
  ['?start_time=2026-03-03T09:00:00Z', 'end_time', 'Send both times, or none'],
  ['?end_time=2026-03-03T09:00:00Z', 'start_time', 'Send both times, or none'],
  [`?${until('09:00')}`, 'end_time', 'The end must be after the start'],
])('400: rejects %s', async (query, target, message) => {
  expect(await call('GET', `${path}${query}`, { as: 'onsite' })).toMatchObject({
    status: 400,
    error: { target, message },
  });
});

test('401: the suggested breaks require a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});
