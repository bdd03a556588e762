import { beforeEach, expect, test } from 'vitest';
import { addressBody } from '../../testing/addressBody.ts';
import { addGig } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = `/locations/${ids.harborHouse}/addresses/`;
let address = '';
let addressId = 0;

beforeEach(async () => {
  await reset();
  addressId = (await call<{ id: number }>('POST', path, { as: 'manager', body: addressBody })).body.id;
  address = `${path}${addressId}/`;
});

test('204: deletes the address', async () => {
  expect((await call('DELETE', address, { as: 'manager' })).status).toBe(204);
  expect((await call('GET', address, { as: 'manager' })).status).toBe(404);
});

test('204: gigs there keep the text of their address', async () => {
  const gig = await addGig(database, { location_address_id: addressId, use_location_address: false });

  await call('DELETE', address, { as: 'manager' });

  expect((await call('GET', `/staffer/gigs/${gig}/`, { as: 'manager' })).body).toMatchObject({
    location_address_id: null,
    use_location_address: false,
    address_line_1: '1 Harbor Way',
  });
});

test('401: rejects a request without a session', async () => {
  expect((await call('DELETE', address)).status).toBe(401);
});

test.each(['member', 'onsite'] as const)('403: rejects the %s', async (as) => {
  expect((await call('DELETE', address, { as })).error).toMatchObject({ target: 'locations.edit' });
});

test('404: rejects callers without access, other locations and a repeated request', async () => {
  expect((await call('DELETE', address, { as: 'rival' })).status).toBe(404);
  const elsewhere = `/locations/${ids.vineStreet}/addresses/${addressId}/`;
  expect((await call('DELETE', elsewhere, { as: 'owner' })).status).toBe(404);
  await call('DELETE', address, { as: 'manager' });
  expect((await call('DELETE', address, { as: 'manager' })).status).toBe(404);
});

test('409: rejects deleting the PRIMARY address', async () => {
  const { id } = await database
    .selectFrom('location_addresses')
    .select('id')
    .where('location_id', '=', ids.harborHouse)
    .where('type', '=', 'PRIMARY')
    .executeTakeFirstOrThrow();

  expect((await call('DELETE', `${path}${id}/`, { as: 'owner' })).error).toMatchObject({ code: 'conflict' });
  expect((await call('GET', `${path}${id}/`, { as: 'owner' })).status).toBe(200);
});
