import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();
const own = await database
  .selectFrom('location_addresses')
  .select('id')
  .where('location_id', '=', ids.harborHouse)
  .executeTakeFirstOrThrow();
const path = `/locations/${ids.harborHouse}/addresses/${own.id}/`;

test.each(['onsite', 'member', 'manager', 'owner', 'admin'] as const)('200: %s sees it', async (as) => {
  expect((await call('GET', path, { as })).body).toMatchObject({ id: own.id, type: 'PRIMARY' });
});

test('400: an unknown parameter is refused by name', async () => {
  expect((await call('GET', `${path}?expand=gigs`, { as: 'manager' })).error?.target).toBe('expand');
});

test('401: without a session there is none', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test.each(['rival', 'gigster'] as const)('404: for %s there is none', async (as) => {
  expect((await call('GET', path, { as })).status).toBe(404);
});
