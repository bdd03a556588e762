import { expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();

const get = (id: number | string, as: Person) => call('GET', `/locations/${id}/`, { as });

await database
  .updateTable('locations')
  .set({ stripe_payment_method_id: 'pm_1' })
  .where('id', '=', ids.harborHouse)
  .execute();

test('200: a manager sees the location with its team size, payment method and coordinates', async () => {
  const { status, body } = await get(ids.harborHouse, 'manager');

  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: ids.harborHouse,
    name: 'Harbor House',
    organization_name: 'Harbor & Vine Hospitality',
    brigade_fee_percentage: 18.5,
    team_managers_count: 3,
    stripe_payment_method_id: 'pm_1',
    is_migrated_from_predecessor: false,
    coordinates: { type: 'Point', coordinates: [-86.7816, 36.1627] },
  });
});

test('200: an onsite manager sees neither fees nor the payment method', async () => {
  expect((await get(ids.harborHouse, 'onsite')).body).toMatchObject({
    brigade_fee_percentage: null,
    w2_fee_percentage: null,
    stripe_payment_method_id: null,
  });
});

test.each([
  ['owner', ids.vineStreet],
  ['owner', ids.harborAnnex],
  ['rival', ids.summitHotel],
  ['admin', ids.summitHotel],
] as const)('200: the %s can see location %d', async (as, id) => {
  expect((await get(id, as)).status).toBe(200);
});

test('200: accepts the path without a trailing slash', async () => {
  expect((await call('GET', `/locations/${ids.harborHouse}`, { as: 'member' })).status).toBe(200);
});

test('400: rejects an unknown parameter', async () => {
  const { error } = await call('GET', `/locations/${ids.harborHouse}/?expand=team`, { as: 'manager' });

  expect(error?.target).toBe('expand');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', `/locations/${ids.harborHouse}/`)).status).toBe(401);
});

test.each([
  ['manager', ids.vineStreet],
  ['owner', ids.summitHotel],
  ['rival', ids.harborHouse],
  ['gigster', ids.harborHouse],
  ['admin', 999],
  ['admin', 'harbor-house'],
] as const)('404: the %s cannot find location %s', async (as, id) => {
  const { status, error } = await get(id, as);

  expect({ status, code: error?.code }).toEqual({ status: 404, code: 'not_found' });
});
