import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addressBody } from '../../testing/addressBody.ts';
import { addLocation } from '../../testing/builders.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

type Address = { id: number; type: string; street_address: string };

const { call, database, ids, reset } = await startTestServer();
const path = `/locations/${ids.harborHouse}/addresses/`;

beforeEach(reset);

const list = (query = '', at = path) => call<Page<Address>>('GET', `${at}${query}`, { as: 'onsite' });

function add(street_address: string) {
  return call('POST', path, { as: 'manager', body: { ...addressBody, street_address } });
}

test('200: every location has a PRIMARY address', async () => {
  const { status, body } = await list();

  expect(status).toBe(200);
  expect(body).toEqual({
    count: 1,
    next: null,
    previous: null,
    results: [
      {
        id: body.results[0]?.id,
        type: 'PRIMARY',
        name: null,
        street_address: '12 Broadway',
        city: 'Nashville',
        state_code: 'TN',
        postal_code: '37203',
        timezone: 'America/Chicago',
        coordinates: { type: 'Point', coordinates: [-86.7816, 36.1627] },
        geofence_radius_meters: 200,
      },
    ],
  });
});

test('200: a new location also has a PRIMARY address', async () => {
  const id = await addLocation(database, { street_address: '5 New Street' });

  const { body } = await call<Page<Address>>('GET', `/locations/${id}/addresses/`, { as: 'owner' });

  expect(body.results).toMatchObject([{ type: 'PRIMARY', street_address: '5 New Street' }]);
});

test('200: changing the address of the location changes the PRIMARY address', async () => {
  await database
    .updateTable('locations')
    .set({
      street_address: '7 Elm Street',
      zip_code: '37210',
      longitude: -86.5,
      timezone: 'America/New_York',
    })
    .where('id', '=', ids.harborHouse)
    .execute();

  expect((await list()).body.results).toMatchObject([
    {
      street_address: '7 Elm Street',
      postal_code: '37210',
      timezone: 'America/New_York',
      coordinates: { coordinates: [-86.5, 36.1627] },
    },
  ]);
});

test('200: lists PRIMARY first, then by street, in pages', async () => {
  for (const street of ['9 Ash Street', '1 Ash Street', '1 Ash Street']) await add(street);

  const first = await list('?page_size=2');
  const second = await list('?page_size=2&page=2');

  const rows = [...first.body.results, ...second.body.results];
  expect(rows.map(({ type, street_address }) => [type, street_address])).toEqual([
    ['PRIMARY', '12 Broadway'],
    ['SECONDARY', '1 Ash Street'],
    ['SECONDARY', '1 Ash Street'],
    ['SECONDARY', '9 Ash Street'],
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
});

test('400: rejects an unknown parameter by name', async () => {
  expect((await list('?ordering=city')).error).toMatchObject({ code: 'invalid', target: 'ordering' });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test.each(['rival', 'gigster'] as const)('404: the %s cannot find the location', async (as) => {
  expect((await call('GET', path, { as })).error?.code).toBe('not_found');
});
