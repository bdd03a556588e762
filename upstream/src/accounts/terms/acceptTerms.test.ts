import { beforeEach, expect, test } from 'vitest';
import { testStart } from '../../testing/fixtureIds.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { currentTermsVersion } from './currentTermsVersion.ts';

const { call, clock, database, reset } = await startTestServer();

beforeEach(async () => {
  await reset();
  const nothing = { terms_version_accepted: null, terms_accepted_ts: null };
  await database.updateTable('users').set(nothing).where('username', '=', 'member').execute();
});

const path = '/staffer/tos/acceptance/me/';
const accept = (version: unknown) => call('PUT', path, { as: 'member', body: { version } });

test('200: accepts the current terms', async () => {
  const accepted = { status: 'ACCEPTED', version: currentTermsVersion, accepted_ts: testStart };

  expect(await accept(currentTermsVersion)).toMatchObject({ status: 200, body: accepted });
  expect((await call('GET', path, { as: 'member' })).body).toEqual(accepted);
});

test('200: accepting again changes nothing', async () => {
  await accept(currentTermsVersion);
  clock.advance(60);

  expect((await accept(currentTermsVersion)).body).toMatchObject({ accepted_ts: testStart });
});

test.each(['2020-01', '2099-01'])('400: rejects the terms of %s', async (version) => {
  const { status, error } = await accept(version);

  expect({ status, target: error?.target }).toEqual({ status: 400, target: 'version' });
  expect((await call('GET', path, { as: 'member' })).body).toMatchObject({ status: 'REQUIRED' });
});

test('400: requires a version', async () => {
  expect((await accept(undefined)).error?.details).toEqual([
    { code: 'required', message: 'This field is required', target: 'version' },
  ]);
});

test('401: rejects a request without a session', async () => {
  expect((await call('PUT', path, { body: { version: currentTermsVersion } })).status).toBe(401);
});
