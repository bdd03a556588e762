import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';
import { currentTermsVersion } from '../../terms/currentTermsVersion.ts';

const { call, database } = await startTestServer();

const path = '/staffer/tos/acceptance/me/';

async function accept(version: string | null): Promise<void> {
  await database
    .updateTable('users')
    .set({ terms_version_accepted: version, terms_accepted_ts: version && '2026-02-01T08:00:00Z' })
    .where('username', '=', 'manager')
    .execute();
}

test('200: who never accepted any terms has to', async () => {
  await accept(null);

  const { status, body } = await call('GET', path, { as: 'manager' });

  expect({ status, body }).toEqual({
    status: 200,
    body: { status: 'REQUIRED', version: currentTermsVersion, accepted_ts: null },
  });
});

test('200: the current terms are accepted', async () => {
  await accept(currentTermsVersion);

  expect((await call('GET', path, { as: 'manager' })).body).toEqual({
    status: 'ACCEPTED',
    version: currentTermsVersion,
    accepted_ts: '2026-02-01T08:00:00.000Z',
  });
});

test('200: an acceptance of older terms has expired', async () => {
  await accept('2020-01');

  expect((await call('GET', path, { as: 'manager' })).body).toMatchObject({ status: 'EXPIRED' });
});

test('200: the path works without its trailing slash', async () => {
  expect((await call('GET', path.slice(0, -1), { as: 'manager' })).status).toBe(200);
});

test('400: an unknown parameter is refused', async () => {
  expect((await call('GET', `${path}?user=1`, { as: 'manager' })).error?.target).toBe('user');
});

test('401: without a session there is nobody to ask about', async () => {
  expect((await call('GET', path)).status).toBe(401);
});
