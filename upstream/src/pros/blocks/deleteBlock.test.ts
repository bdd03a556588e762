import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
let path = '';

beforeEach(async () => {
  await reset();
  path = await block('CANCELLED_CALLED_OUT', [ids.harborHouse, ids.vineStreet]);
});

async function block(reason: string, locationIds: readonly number[]): Promise<string> {
  const { id: block_id } = await database
    .insertInto('pro_blocks')
    .values({ pro_id: 2, reason, created_ts: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.deleteFrom('pro_block_locations').execute();
  await database
    .insertInto('pro_block_locations')
    .values(locationIds.map((location_id) => ({ block_id, location_id, pro_id: 2 })))
    .execute();
  return `/staffer/pro-block/${block_id}/`;
}

function blockedAt() {
  return database.selectFrom('pro_block_locations').select('location_id').orderBy('location_id').execute();
}

test('204: lifts the block at all locations of the caller; the pro can be selected again', async () => {
  expect((await call('DELETE', path, { as: 'owner' })).status).toBe(204);
  expect(await blockedAt()).toEqual([]);
  expect(await database.selectFrom('pro_blocks').selectAll().execute()).toEqual([]);
  expect((await call('POST', '/staffer/gig-applications/2/select/', { as: 'owner' })).status).toBe(200);
});

test('204: lifts the block only at the named location', async () => {
  expect((await call('DELETE', `${path}?location_id=${ids.vineStreet}`, { as: 'owner' })).status).toBe(204);
  expect(await blockedAt()).toEqual([{ location_id: ids.harborHouse }]);
});

test('204: keeps the block at locations where the caller has no role', async () => {
  expect((await call('DELETE', path, { as: 'member' })).status).toBe(204);
  expect(await blockedAt()).toEqual([{ location_id: ids.vineStreet }]);
});

test('400: an unknown parameter, naming it', async () => {
  expect((await call('DELETE', `${path}?location=1`, { as: 'owner' })).error).toMatchObject({
    target: 'location',
  });
});

test('401: without a session', async () => {
  expect((await call('DELETE', path)).status).toBe(401);
});

test('403: an onsite manager', async () => {
  expect((await call('DELETE', path, { as: 'onsite' })).error).toMatchObject({ target: 'blocks.manage' });
  expect(await blockedAt()).toHaveLength(2);
});

test("403: a platform admin's block is lifted by a platform admin only", async () => {
  path = await block('BLOCKED_BY_PLATFORM_ADMIN', [ids.harborHouse]);

  expect((await call('DELETE', path, { as: 'owner' })).error).toMatchObject({ target: 'platform.admin' });
  expect((await call('DELETE', path, { as: 'admin' })).status).toBe(204);
});

test.each(['rival', 'gigster'] as const)('404 or 403 for %s', async (person) => {
  expect((await call('DELETE', path, { as: person })).status).toBe(person === 'rival' ? 404 : 403);
});

test('404: a location that is not visible to the caller, and an unknown block', async () => {
  expect((await call('DELETE', `${path}?location_id=${ids.vineStreet}`, { as: 'member' })).status).toBe(404);
  expect((await call('DELETE', '/staffer/pro-block/999999/', { as: 'owner' })).status).toBe(404);
});
