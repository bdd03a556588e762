import { beforeEach, expect, test } from 'vitest';
import { hashToken } from '../../platform/access/sessionToken.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, clock, database, reset } = await startTestServer();

beforeEach(reset);

/** Signs the manager in on another device. */
async function otherSession() {
  const { id } = await database
    .insertInto('sessions')
    .values({
      user_id: 3,
      token_hash: hashToken('on-another-device'),
      created_ts: clock.now(),
      expires_ts: '2100-01-01T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const elsewhere = { headers: { authorization: 'Bearer on-another-device' } };
const end = (id: number | string) => call('DELETE', `/users/me/sessions/${id}/`, { as: 'manager' });

test('204: the other device is signed out with its next call, and this one is not', async () => {
  const id = await otherSession();
  expect((await call('GET', '/users/me/', elsewhere)).status).toBe(200);

  expect((await end(id)).status).toBe(204);

  expect((await call('GET', '/users/me/', elsewhere)).status).toBe(401);
  expect((await call('GET', '/users/me/', { as: 'manager' })).status).toBe(200);
});

test('204: the session that makes the call can be ended too', async () => {
  expect((await end(3)).status).toBe(204);
  expect((await call('GET', '/users/me/', { as: 'manager' })).status).toBe(401);
});

test('401: nobody ends a session without one', async () => {
  expect((await call('DELETE', '/users/me/sessions/3/')).status).toBe(401);
});

test('404: the session of somebody else goes on', async () => {
  expect((await end(4)).status).toBe(404);
  expect((await call('GET', '/users/me/', { as: 'member' })).status).toBe(200);
});

test('404: a session ends once', async () => {
  const id = await otherSession();
  await end(id);

  expect((await end(id)).status).toBe(404);
});
