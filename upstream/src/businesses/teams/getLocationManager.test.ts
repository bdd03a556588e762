import { expect, test } from 'vitest';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids } = await startTestServer();

const get = (id: number, as: Person) => call('GET', `/location-managers/${id}/`, { as });

test('200: any role at the location can see a role', async () => {
  const { status, body } = await get(2, 'onsite');

  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: 2,
    location: ids.harborHouse,
    role: 'TEAM_MEMBER',
    user: { email: 'member@brigade.example' },
  });
});

test('400: rejects an unknown parameter', async () => {
  expect((await call('GET', '/location-managers/2/?expand=user', { as: 'owner' })).status).toBe(400);
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/location-managers/2/')).status).toBe(401);
});

test('403: rejects a caller without any role', async () => {
  expect((await get(2, 'gigster')).status).toBe(403);
});

test.each([
  [2, 'rival'],
  [999, 'admin'],
] as const)('404: manager %d is hidden from the %s', async (id, person) => {
  expect((await get(id, person)).status).toBe(404);
});
