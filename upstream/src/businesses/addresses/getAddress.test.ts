import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids } = await startTestServer();
const own = await database
  .selectFrom('location_addresses')
  .select('id')
  .where('location_id', '=', ids.harborHouse)
  .executeTakeFirstOrThrow();
const path = `/locations/${ids.harborHouse}/addresses/${own.id}/`;

test.each(['onsite', 'member', 'manager', 'owner', 'admin'] as const)(
  '200: the %s sees an address',
  async (as) => {
    expect((await call('GET', path, { as })).body).toMatchObject({ id: own.id, type: 'PRIMARY' });
  },
);

test('400: rejects an unknown parameter by name', async () => {
  expect((await call('GET', `${path}?expand=gigs`, { as: 'manager' })).error?.target).toBe('expand');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});

test.each(['rival', 'gigster'] as const)('404: the %s cannot find an address', async (as) => {
  expect((await call('GET', path, { as })).status).toBe(404);
});
