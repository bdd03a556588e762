import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/gigster-profiles/1/unfavorite-all/';

beforeEach(async () => {
  await reset();
  await database
    .insertInto('favorite_pros')
    .values([
      { pro_id: 1, location_id: ids.harborHouse, created_ts: new Date() },
      { pro_id: 1, location_id: ids.vineStreet, created_ts: new Date() },
      { pro_id: 1, location_id: ids.summitHotel, created_ts: new Date() },
      { pro_id: 2, location_id: ids.harborHouse, created_ts: new Date() },
    ])
    .execute();
});

function favorites() {
  return database.selectFrom('favorite_pros').select(['pro_id', 'location_id']).orderBy('id').execute();
}

test('204: removes the favorite at all locations of the caller, but not at others', async () => {
  expect((await call('DELETE', path, { as: 'owner' })).status).toBe(204);
  expect(await favorites()).toEqual([
    { pro_id: 1, location_id: ids.summitHotel },
    { pro_id: 2, location_id: ids.harborHouse },
  ]);
});

test('204: does nothing without a favorite', async () => {
  expect((await call('DELETE', '/gigster-profiles/3/unfavorite-all/', { as: 'onsite' })).status).toBe(204);
  expect(await favorites()).toHaveLength(4);
});

test('400: an unknown query parameter', async () => {
  expect((await call('DELETE', `${path}?location_id=1`, { as: 'owner' })).error).toMatchObject({
    target: 'location_id',
  });
});

test('401: without a session', async () => {
  expect((await call('DELETE', path)).status).toBe(401);
});

test('403: a caller without any role', async () => {
  expect((await call('DELETE', path, { as: 'gigster' })).status).toBe(403);
});

test('404: an unknown pro', async () => {
  expect((await call('DELETE', '/gigster-profiles/999999/unfavorite-all/', { as: 'owner' })).status).toBe(
    404,
  );
});
