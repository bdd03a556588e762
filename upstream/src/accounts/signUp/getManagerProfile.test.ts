import { beforeEach, expect, test } from 'vitest';
import { addProfile } from '../../testing/managerProfile.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, reset } = await startTestServer();

beforeEach(reset);

const path = '/manager-profiles/me/';

test('200: returns the business profile', async () => {
  await addProfile(database, 3, { business_name: 'Harbor & Vine', market_id: 1, manager_skill_id: 2 });

  const { status, body } = await call('GET', path, { as: 'manager' });

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      id: 1,
      business_name: 'Harbor & Vine',
      email: 'manager@brigade.example',
      market: { id: 1, name: 'Nashville', state_code: 'TN', timezone: 'America/Chicago' },
      referral_code: 'HARBOR',
      has_locations: true,
      manager_skill_id: 2,
    },
  });
});

test('200: missing details are null, and has_locations is false without a role', async () => {
  await addProfile(database, 7);

  expect((await call('GET', path, { as: 'gigster' })).body).toMatchObject({
    market: null,
    has_locations: false,
    manager_skill_id: null,
  });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test('404: an invited user has no profile', async () => {
  const { status, error } = await call('GET', path, { as: 'member' });

  expect({ status, code: error?.code }).toEqual({ status: 404, code: 'not_found' });
});
