import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { hashToken } from '../../platform/access/sessionToken.ts';

const { call, clock, database, reset } = await startTestServer();

beforeEach(reset);

test('204: ends only the current session', async () => {
  const { status, body } = await call('POST', '/auth/logout/', { as: 'manager' });

  expect({ status, body }).toEqual({ status: 204, body: undefined });
  expect((await call('GET', '/users/me/', { as: 'manager' })).status).toBe(401);
  expect((await call('GET', '/users/me/', { as: 'member' })).status).toBe(200);
});

test('204: accepts the path without a trailing slash', async () => {
  expect((await call('POST', '/auth/logout', { as: 'manager' })).status).toBe(204);
});

test('204: accepts an empty JSON body', async () => {
  const headers = { 'content-type': 'application/json' };

  expect((await call('POST', '/auth/logout/', { as: 'manager', headers })).status).toBe(204);
});

test('401: rejects a second sign-out', async () => {
  await call('POST', '/auth/logout/', { as: 'manager' });

  const { status, error } = await call('POST', '/auth/logout/', { as: 'manager' });

  expect({ status, code: error?.code }).toEqual({ status: 401, code: 'not_authenticated' });
});

test.each(['Bearer forged', 'Bearer', 'Basic dXNlcjpwYXNz', 'token-of-manager', "Bearer ' or 1=1 --"])(
  '401: rejects the header "%s"',
  async (authorization) => {
    expect((await call('POST', '/auth/logout/', { headers: { authorization } })).status).toBe(401);
  },
);

test('204: everywhere ends all sessions of the user only', async () => {
  await database
    .insertInto('sessions')
    .values({
      user_id: 3,
      token_hash: hashToken('on-another-device'),
      created_ts: clock.now(),
      expires_ts: '2100-01-01T00:00:00Z',
    })
    .execute();
  const elsewhere = { headers: { authorization: 'Bearer on-another-device' } };

  const { status } = await call('POST', '/auth/logout/', { as: 'manager', body: { everywhere: true } });

  expect(status).toBe(204);
  expect((await call('GET', '/users/me/', { as: 'manager' })).status).toBe(401);
  expect((await call('GET', '/users/me/', elsewhere)).status).toBe(401);
  expect((await call('GET', '/users/me/', { as: 'member' })).status).toBe(200);
});

test.each([
  [{ everywhere: 'yes' }, 'everywhere'],
  [{ all: true }, 'all'],
])('400: rejects %j and signs no one out', async (body, target) => {
  const { status, error } = await call('POST', '/auth/logout/', { as: 'manager', body });

  expect({ status, target: error?.target }).toEqual({ status: 400, target });
  expect((await call('GET', '/users/me/', { as: 'manager' })).status).toBe(200);
});
