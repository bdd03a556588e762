import { beforeEach, describe, expect, test } from 'vitest';
import { addressBody } from '../../testing/addressBody.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = `/locations/${ids.harborHouse}/addresses/`;

beforeEach(reset);

const add = (body: object, as: 'manager' | 'owner' | 'admin' = 'manager') =>
  call<{ id: number }>('POST', path, { as, body });

test('201: adds a SECONDARY address with a derived time zone and the default radius', async () => {
  const { status, body } = await add({ ...addressBody, state_code: ' az ', name: '  ' });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: body.id,
    type: 'SECONDARY',
    name: null,
    ...addressBody,
    timezone: 'America/Phoenix',
    geofence_radius_meters: 200,
  });
});

test('201: stores all given fields', async () => {
  const own = { name: 'Rooftop', timezone: 'America/Denver', geofence_radius_meters: 50 };

  expect((await add({ ...addressBody, ...own })).body).toMatchObject(own);
});

test('201: derives omitted coordinates from the address', async () => {
  const { coordinates: _coordinates, ...address } = addressBody;

  const { body } = await add(address);

  expect(body).toMatchObject({
    coordinates: { coordinates: [expect.closeTo(-112.1, 0), expect.closeTo(33.4, 0)] },
    timezone: 'America/Phoenix',
  });
});

test('201: does not change the address of the location', async () => {
  await add(addressBody);

  expect((await call('GET', `/locations/${ids.harborHouse}/`, { as: 'manager' })).body).toMatchObject({
    street_address: '12 Broadway',
    timezone: 'America/Chicago',
  });
});

test.each([
  ['street_address', '   ', 'This field is required'],
  ['street_address', undefined, 'This field is required'],
  ['city', '', 'This field is required'],
  ['state_code', '', 'This field is required'],
  ['state_code', 'Arizona', 'Invalid state'],
  ['postal_code', '', 'This field is required'],
  ['postal_code', '8500', 'Invalid postal code'],
  ['postal_code', '85003-12', 'Invalid postal code'],
  ['timezone', 'America/Tucson', 'Invalid time zone'],
  ['geofence_radius_meters', 49, 'Enter 50 to 1000 meters'],
  ['geofence_radius_meters', 1001, 'Enter 50 to 1000 meters'],
])('400: %s = %j: %s', async (target, value, message) => {
  const { status, error } = await add({ ...addressBody, [target]: value });

  expect(status).toBe(400);
  expect(error?.details).toEqual([expect.objectContaining({ target, message })]);
});

test('400: names all invalid fields', async () => {
  const { error } = await add({ coordinates: addressBody.coordinates });

  expect(error?.details?.map(({ target }) => target)).toEqual([
    'street_address',
    'city',
    'state_code',
    'postal_code',
  ]);
});

test('400: rejects an unknown address without coordinates', async () => {
  const { coordinates: _coordinates, ...address } = addressBody;

  expect((await add({ ...address, state_code: 'ZZ' })).error).toMatchObject({ target: 'coordinates' });
});

test('400: rejects coordinates out of range', async () => {
  const coordinates = { type: 'Point', coordinates: [-86.78, 136] };

  expect((await add({ ...addressBody, coordinates })).error).toMatchObject({
    code: 'invalid',
    target: 'coordinates.coordinates.1',
  });
});

test('400: rejects a type', async () => {
  expect((await add({ ...addressBody, type: 'PRIMARY' })).error).toMatchObject({ target: 'type' });
});

describe('access', () => {
  test('401: rejects a request without a session', async () => {
    expect((await call('POST', path, { body: addressBody })).status).toBe(401);
  });

  test.each(['member', 'onsite'] as const)('403: rejects the %s', async (as) => {
    expect((await call('POST', path, { as, body: addressBody })).error).toMatchObject({
      code: 'permission_denied',
      target: 'locations.edit',
    });
  });

  test('404: rejects an admin of another organization', async () => {
    expect((await call('POST', path, { as: 'rival', body: addressBody })).status).toBe(404);
    expect(
      await database.selectFrom('location_addresses').select('id').where('type', '=', 'SECONDARY').execute(),
    ).toEqual([]);
  });
});
