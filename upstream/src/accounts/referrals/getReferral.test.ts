import { beforeEach, expect, test } from 'vitest';
import { addProfile } from '../../testing/managerProfile.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();

beforeEach(async () => {
  await reset();
  await addProfile(database, 3, { business_name: 'Harbor House', code: 'HARBOR-26' });
});

test.each(['HARBOR-26', 'harbor-26'])('200: returns the referrer of %s to anyone', async (code) => {
  const { status, body } = await call('GET', `/auth/referrals/${code}/`);

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      code: 'HARBOR-26',
      referrer_name: 'Mara A.',
      business_name: 'Harbor House',
      reward: expect.stringContaining('$50'),
    },
  });
});

test.each(['NOBODYS', 'abc', 'a'.repeat(33), 'what%20ever'])(
  '404: rejects the unknown code %s',
  async (code) => {
    const { status, error } = await call('GET', `/auth/referrals/${code}/`);

    expect({ status, code: error?.code }).toEqual({ status: 404, code: 'not_found' });
  },
);

test('429: rejects even a known code for 15 minutes after ten unknown ones', async () => {
  for (let tried = 0; tried < 10; tried += 1) await call('GET', `/auth/referrals/UNKNOWN-${tried}/`);

  const refused = await call('GET', '/auth/referrals/HARBOR-26/');
  expect(refused).toMatchObject({ status: 429, error: { code: 'throttled' } });
  expect(refused.headers['retry-after']).toBe('900');
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  expect((await call('GET', '/auth/referrals/HARBOR-26/', { headers })).status).toBe(200);

  clock.advance(15);
  expect((await call('GET', '/auth/referrals/HARBOR-26/')).status).toBe(200);
});

test('429: counts concurrent guesses one by one', async () => {
  const guesses = Array.from({ length: 15 }, (_, tried) => call('GET', `/auth/referrals/UNKNOWN-${tried}/`));

  const statuses = (await Promise.all(guesses)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 404)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});
