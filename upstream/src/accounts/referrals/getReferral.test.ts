import { expect, test } from 'vitest';
import { testStart } from '../../testing/fixtureIds.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database } = await startTestServer();

await database
  .insertInto('manager_profiles')
  .values({ user_id: 3, business_name: 'Harbor House', referral_code: 'HARBOR-26', created_ts: testStart })
  .execute();

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
