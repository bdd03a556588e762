import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

test('200: one session of the caller', async () => {
  const { status, body } = await call('GET', '/users/me/sessions/3/', { as: 'manager' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ id: 3, is_current: true, expires_ts: '2100-01-01T00:00:00.000Z' });
});

test('401: nobody sees a session without one', async () => {
  expect((await call('GET', '/users/me/sessions/3/')).status).toBe(401);
});

test.each(['4', '999999', 'mine'])('404: the session %s is no session of the caller', async (id) => {
  expect((await call('GET', `/users/me/sessions/${id}/`, { as: 'manager' })).status).toBe(404);
});

test('404: a session that was ended', async () => {
  await call('POST', '/auth/logout/', { as: 'member' });

  expect((await call('GET', '/users/me/sessions/4/', { as: 'admin' })).status).toBe(404);
});
