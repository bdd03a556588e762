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

test('204: signs out the other device and keeps the current session', async () => {
  const id = await otherSession();
  expect((await call('GET', '/users/me/', elsewhere)).status).toBe(200);

  expect((await end(id)).status).toBe(204);

  expect((await call('GET', '/users/me/', elsewhere)).status).toBe(401);
  expect((await call('GET', '/users/me/', { as: 'manager' })).status).toBe(200);
});

test('204: can end the current session', async () => {
  expect((await end(3)).status).toBe(204);
  expect((await call('GET', '/users/me/', { as: 'manager' })).status).toBe(401);
});

test('401: rejects a request without a session', async () => {
  expect((await call('DELETE', '/users/me/sessions/3/')).status).toBe(401);
});

test("404: rejects another user's session", async () => {
  expect((await end(4)).status).toBe(404);
  expect((await call('GET', '/users/me/', { as: 'member' })).status).toBe(200);
});

test('404: rejects an ended session', async () => {
  const id = await otherSession();
  await end(id);

  expect((await end(id)).status).toBe(404);
});
