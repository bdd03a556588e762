import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
let path = '';

beforeEach(async () => {
  await reset();
  const { id } = await database
    .insertInto('favorite_pros')
    .values({ pro_id: 1, location_id: ids.harborHouse, created_ts: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  path = `/favorite-pros/${id}/`;
});

test('204: deletes the favorite; 404 the second time', async () => {
  expect((await call('DELETE', path, { as: 'onsite' })).status).toBe(204);
  expect(await database.selectFrom('favorite_pros').selectAll().execute()).toEqual([]);
  expect((await call('DELETE', path, { as: 'onsite' })).status).toBe(404);
});

test('400: an unknown query parameter', async () => {
  expect((await call('DELETE', `${path}?all=true`, { as: 'member' })).error).toMatchObject({ target: 'all' });
});

test('401: without a session', async () => {
  expect((await call('DELETE', path)).status).toBe(401);
});

test('403: a caller without any role', async () => {
  expect((await call('DELETE', path, { as: 'gigster' })).status).toBe(403);
});

test("404: another organization's favorite does not exist, and stays", async () => {
  expect((await call('DELETE', path, { as: 'rival' })).status).toBe(404);
  expect(await database.selectFrom('favorite_pros').selectAll().execute()).toHaveLength(1);
});
