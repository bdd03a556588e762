import { beforeEach, expect, test } from 'vitest';
import { addressBody } from '../../testing/addressBody.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = `/locations/${ids.harborHouse}/addresses/`;
let primary = 0;
let secondary = 0;

beforeEach(async () => {
  await reset();
  secondary = (await call<{ id: number }>('POST', path, { as: 'manager', body: addressBody })).body.id;
  const own = await database
    .selectFrom('location_addresses')
    .select('id')
    .where('location_id', '=', ids.harborHouse)
    .where('type', '=', 'PRIMARY')
    .executeTakeFirstOrThrow();
  primary = own.id;
});

const change = (id: number | string, body: object, as: Person = 'manager') =>
  call('PATCH', `${path}${id}/`, { as, body });
const read = async (id: number) => (await call('GET', `${path}${id}/`, { as: 'manager' })).body;

test('200: changes only the given fields', async () => {
  const { status, body } = await change(secondary, { name: 'Loading dock', geofence_radius_meters: 1000 });

  expect(status).toBe(200);
  expect(body).toEqual({
    id: secondary,
    type: 'SECONDARY',
    ...addressBody,
    timezone: 'America/Phoenix',
    name: 'Loading dock',
    geofence_radius_meters: 1000,
  });
  expect(await read(secondary)).toEqual(body);
});

test('200: null removes the name', async () => {
  await change(secondary, { name: 'Loading dock' });

  expect((await change(secondary, { name: null })).body).toMatchObject({ name: null });
});

test('200: an empty body changes nothing', async () => {
  const before = await read(secondary);

  expect((await change(secondary, {})).body).toEqual(before);
});

test('200: new coordinates change the time zone unless one is given', async () => {
  const coordinates = { type: 'Point', coordinates: [-73.9952, 40.7217] };

  expect((await change(secondary, { coordinates })).body).toMatchObject({ timezone: 'America/New_York' });
  expect((await change(secondary, { coordinates, timezone: 'America/Chicago' })).body).toMatchObject({
    timezone: 'America/Chicago',
  });
});

test("200: updating the PRIMARY address updates the location's address", async () => {
  await change(primary, addressBody);

  expect((await call('GET', `/locations/${ids.harborHouse}/`, { as: 'manager' })).body).toMatchObject({
    street_address: addressBody.street_address,
    city: 'Phoenix',
    state_code: 'AZ',
    zip_code: '85003',
    timezone: 'America/Phoenix',
    coordinates: addressBody.coordinates,
  });
});

test.each([
  [{ postal_code: 'AB1 2CD' }, 'postal_code', 'Invalid postal code'],
  [{ city: ' ' }, 'city', 'This field is required'],
  [{ geofence_radius_meters: 0 }, 'geofence_radius_meters', 'Enter 50 to 1000 meters'],
  [{ type: 'PRIMARY' }, 'type', 'type is not known here'],
])('400: rejects %j at its field', async (body, target, message) => {
  expect((await change(secondary, body)).error).toMatchObject({ code: 'invalid', target, message });
});

test('401: rejects a request without a session', async () => {
  expect((await call('PATCH', `${path}${secondary}/`, { body: { city: 'Tempe' } })).status).toBe(401);
});

test.each(['member', 'onsite'] as const)('403: the %s can read but not change it', async (as) => {
  expect((await change(secondary, { city: 'Tempe' }, as)).error).toMatchObject({ target: 'locations.edit' });
  expect((await call('GET', `${path}${secondary}/`, { as })).status).toBe(200);
});

test('404: rejects callers without access and addresses of other locations', async () => {
  expect((await change(secondary, {}, 'rival')).status).toBe(404);
  expect((await change(999_999, {})).status).toBe(404);
  const elsewhere = `/locations/${ids.vineStreet}/addresses/${secondary}/`;
  expect((await call('PATCH', elsewhere, { as: 'owner', body: { city: 'Tempe' } })).status).toBe(404);
  expect((await call('GET', elsewhere, { as: 'owner' })).status).toBe(404);
  expect(await read(secondary)).toMatchObject({ city: 'Phoenix' });
});
