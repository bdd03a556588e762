import { beforeEach, expect, test } from 'vitest';
import type { GigResponse } from '../../schedule/gigs/gigResponse.ts';
import { addCheckIn, arrivingPhone, checkinToken } from '../../testing/checkIns.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, ids, reset } = await startTestServer();
const path = `/staffer/gigs/${ids.postedGig}/renew-checkin/`;

beforeEach(async () => {
  await reset();
  await addCheckIn(database);
  clock.set(hoursFromStart(24));
});

const renew = (headers: Record<string, string> = {}) =>
  call<GigResponse>('POST', path, { as: 'onsite', headers });
const arrive = (token: string, code: string | null) =>
  call('POST', `/check-ins/${token}/`, { body: { phone_number: arrivingPhone, checkin_code: code } });

test('200: the new code and link work, and the previous ones end', async () => {
  const { status, body } = await renew();

  expect(status).toBe(200);
  expect(body.checkin_code).toMatch(/^(?!4821)\d{4}$/);
  expect(body.checkin_token).not.toBe(checkinToken);
  expect(await call('GET', `/check-ins/${checkinToken}/`)).toMatchObject({
    status: 409,
    error: { code: 'expired', message: 'This code was replaced. Scan the new one.' },
  });
  expect(await arrive(checkinToken, '4821')).toMatchObject({ status: 409, error: { code: 'expired' } });
  expect(await arrive(body.checkin_token, '4821')).toMatchObject({ error: { target: 'checkin_code' } });
  expect((await arrive(body.checkin_token, body.checkin_code)).status).toBe(200);
});

test('200: followers of the gig get a change, and its history keeps no secret', async () => {
  await renew();

  const change = database.selectFrom('changes').select(['subject', 'before', 'actor_user_id']);
  expect(await change.where('gig_id', '=', ids.postedGig).orderBy('id', 'desc').executeTakeFirst()).toEqual({
    subject: 'gigs',
    before: { checkin_code: '4821' },
    actor_user_id: 5,
  });
});

test('200: a repeated request with the same idempotency key renews once', async () => {
  const { body } = await renew({ 'idempotency-key': 'one-renewal' });
  expect((await renew({ 'idempotency-key': 'one-renewal' })).body).toEqual(body);
});

test('scans of a poster with a replaced code do not count as guesses', async () => {
  const { body } = await renew();
  for (let scanned = 0; scanned < 31; scanned += 1) await call('GET', `/check-ins/${checkinToken}/`);
  expect((await call('GET', `/check-ins/${body.checkin_token}/`)).status).toBe(200);
});

test('401, 404: callers without access', async () => {
  expect((await call('POST', path)).status).toBe(401);
  expect((await call('POST', path, { as: 'rival' })).status).toBe(404);
  expect((await call('POST', '/staffer/gigs/999/renew-checkin/', { as: 'onsite' })).status).toBe(404);
});
