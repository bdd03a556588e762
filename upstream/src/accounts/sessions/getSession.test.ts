import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

test("200: returns one of the caller's sessions", async () => {
  const { status, body } = await call('GET', '/users/me/sessions/3/', { as: 'manager' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 3, is_current: true, expires_ts: '2100-01-01T00:00:00.000Z' });
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/users/me/sessions/3/')).status).toBe(401);
});

test.each(['4', '999999', 'mine'])("404: rejects session %s, which is not the caller's", async (id) => {
  expect((await call('GET', `/users/me/sessions/${id}/`, { as: 'manager' })).status).toBe(404);
});

test('404: rejects an ended session', async () => {
  await call('POST', '/auth/logout/', { as: 'member' });

  expect((await call('GET', '/users/me/sessions/4/', { as: 'admin' })).status).toBe(404);
});
