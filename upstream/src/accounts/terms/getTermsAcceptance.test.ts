import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { currentTermsVersion } from './currentTermsVersion.ts';

const { call, database } = await startTestServer();

const path = '/staffer/tos/acceptance/me/';

async function accept(version: string | null): Promise<void> {
  await database
    .updateTable('users')
    .set({ terms_version_accepted: version, terms_accepted_ts: version && '2026-02-01T08:00:00Z' })
    .where('username', '=', 'manager')
    .execute();
}

test('200: REQUIRED for a user who never accepted any terms', async () => {
  await accept(null);

  const { status, body } = await call('GET', path, { as: 'manager' });

  expect({ status, body }).toEqual({
    status: 200,
    body: { status: 'REQUIRED', version: currentTermsVersion, accepted_ts: null },
  });
});

test('200: ACCEPTED for the current terms', async () => {
  await accept(currentTermsVersion);

  expect((await call('GET', path, { as: 'manager' })).body).toEqual({
    status: 'ACCEPTED',
    version: currentTermsVersion,
    accepted_ts: '2026-02-01T08:00:00.000Z',
  });
});

test('200: EXPIRED for older terms', async () => {
  await accept('2020-01');

  expect((await call('GET', path, { as: 'manager' })).body).toMatchObject({ status: 'EXPIRED' });
});

test('200: accepts the path without a trailing slash', async () => {
  expect((await call('GET', path.slice(0, -1), { as: 'manager' })).status).toBe(200);
});

test('400: rejects an unknown parameter', async () => {
  expect((await call('GET', `${path}?user=1`, { as: 'manager' })).error?.target).toBe('user');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', path)).status).toBe(401);
});
