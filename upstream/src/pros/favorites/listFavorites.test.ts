import { beforeAll, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, clock, ids } = await startTestServer();
const path = '/favorite-pros/';

type FavoritePage = Page<{ id: number; pro_id: number; location_id: number }>;

beforeAll(async () => {
  await database
    .insertInto('favorite_pros')
    .values([
      { pro_id: 1, location_id: ids.harborHouse, created_ts: clock.now() },
      { pro_id: 2, location_id: ids.harborHouse, created_ts: clock.now() },
      { pro_id: 1, location_id: ids.vineStreet, created_ts: clock.now() },
      { pro_id: 3, location_id: ids.summitHotel, created_ts: clock.now() },
    ])
    .execute();
});

test('200: the favorites of all locations of the caller with their pros, newest first', async () => {
  const { status, body } = await call<FavoritePage>('GET', path, { as: 'owner' });

  expect(status).toBe(200);
  expect(body).toMatchObject({
    count: 3,
    results: [
      {
        id: 3,
        pro_id: 1,
        location_id: ids.vineStreet,
        created_ts: clock.now().toISOString(),
        pro: { profile_id: 1, is_favorite: true, favorite_id: 3 },
      },
      { id: 2, pro: { display_name: 'Blake C.' } },
      { id: 1, pro: { profile_id: 1, favorite_id: 1 } },
    ],
  });
});

test.each([
  [`location_id=${ids.harborHouse}`, [2, 1]],
  ['pro_id=1', [3, 1]],
  [`location_id=${ids.harborHouse}&pro_id=3`, []],
  ['page_size=1&page=2', [2]],
])('200: %s narrows the list', async (query, expected) => {
  const { body } = await call<FavoritePage>('GET', `${path}?${query}`, { as: 'owner' });

  expect(body.results.map(({ id }) => id)).toEqual(expected);
});

test('400: an unknown filter, naming it', async () => {
  expect((await call('GET', `${path}?gigster_id=1`, { as: 'owner' })).error).toMatchObject({
    target: 'gigster_id',
  });
});

test('401: without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test('403: a caller without any role', async () => {
  expect((await call('GET', path, { as: 'gigster' })).status).toBe(403);
});

test('404: the location of another organization has no list', async () => {
  expect((await call('GET', `${path}?location_id=${ids.summitHotel}`, { as: 'owner' })).status).toBe(404);
});
