import { beforeEach, describe, expect, test } from 'vitest';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import { addExport } from '../../testing/exports.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { workerHeaders } from '../../testing/webhooks.ts';
import { deleteOldExports } from './deleteOldExports.ts';
import { exportLimits } from './exportLimits.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

type Claimed = { id: number; lease: string; cursor: string | null; row_count: number; setbacks: number };

const worker = <Body>(path: string, body: object) =>
  call<Body>('POST', `/exports/${path}`, { headers: workerHeaders, body });

async function claim(limit = 10): Promise<Claimed[]> {
  return (await worker<{ results: Claimed[] }>('claim/', { limit })).body.results;
}

async function claimOne(): Promise<Claimed> {
  const [claimed] = await claim();
  if (!claimed) throw new Error('No export is due');
  return claimed;
}

const store = ({ id, lease }: Claimed, page: object = {}) =>
  worker<{ state: string }>(`${id}/pages/`, {
    lease,
    content: '{"id":1}\n',
    row_count: 1,
    missing_values: 0,
    cursor: 'next',
    ...page,
  });

const stop = ({ id, lease }: Claimed, result: object) => worker(`${id}/stop/`, { lease, result });

const only = () => database.selectFrom('exports').selectAll().executeTakeFirstOrThrow();
const headersOf = ({ lease }: Claimed) => ({ authorization: `Bearer ${lease}` });
const loseRole = () =>
  database.deleteFrom('location_managers').where('user_id', '=', people.manager.id).execute();

test('pages become the parts of a file, which is complete after the last one', async () => {
  await addExport(database);
  const claimed = await claimOne();

  expect((await store(claimed, { expected_rows: 2 })).body.state).toBe('RUNNING');
  expect((await store(claimed, { cursor: null, missing_values: 3 })).body.state).toBe('COMPLETED');

  expect(await only()).toMatchObject({
    state: 'COMPLETED',
    row_count: 2,
    byte_count: 18,
    expected_rows: 2,
    missing_values: 3,
    lease_hash: null,
    expires_ts: new Date('2026-03-09T15:00:00Z'),
  });
  expect(await database.selectFrom('export_parts').select('number').orderBy('number').execute()).toEqual([
    { number: 1 },
    { number: 2 },
  ]);
  expect(await claim()).toEqual([]);
});

describe('a lease', () => {
  test('a lease reads with the rights of who started the export, and writes nothing', async () => {
    await addExport(database);
    const headers = headersOf(await claimOne());

    expect((await call('GET', `/staffer/gigs/${ids.postedGig}/`, { headers })).status).toBe(200);
    expect((await call('GET', `/staffer/gigs/${ids.vineGig}/`, { headers })).status).toBe(404);
    const { status, error } = await call('POST', '/users/me/exports/', { headers, body: {} });
    expect({ status, code: error?.code }).toEqual({ status: 403, code: 'session_required' });
  });

  test('a lease reads with the rights of a session, until that is revoked', async () => {
    await call('POST', '/users/me/exports/', {
      as: 'manager',
      body: { name: 'gigs', document: '{ id }', variables: {}, format: 'CSV', page_size: 100, cost: 1 },
    });
    const claimed = await claimOne();
    const read = () => call('GET', `/staffer/gigs/${ids.postedGig}/`, { headers: headersOf(claimed) });
    expect((await read()).status).toBe(200);

    await database
      .updateTable('sessions')
      .set({ revoked_ts: clock.now() })
      .where('user_id', '=', people.manager.id)
      .execute();

    expect((await read()).status).toBe(401);
    expect((await store(claimed)).body.state).toBe('FAILED');
    expect(await only()).toMatchObject({ state: 'FAILED', failure: 'SESSION_ENDED' });
  });

  test('the lease of a worker that died ends after a minute, and another one goes on where it stopped', async () => {
    await addExport(database);
    const dead = await claimOne();
    await store(dead, { cursor: 'second' });
    expect(await claim()).toEqual([]);
    clock.advance(1);

    const next = await claimOne();

    expect(next).toMatchObject({ cursor: 'second', row_count: 1 });
    expect((await store(dead)).status).toBe(409);
    expect((await call('GET', '/users/me/', { headers: headersOf(dead) })).status).toBe(401);
    expect((await store(next, { cursor: null })).body.state).toBe('COMPLETED');
    expect((await only()).row_count).toBe(2);
  });

  test('a lease starts over with each page', async () => {
    await addExport(database);
    const claimed = await claimOne();
    clock.advance(0.9);
    await store(claimed);
    clock.advance(0.9);

    expect((await store(claimed)).status).toBe(200);
  });

  test('a lease ends when its export is cancelled', async () => {
    const id = await addExport(database);
    const claimed = await claimOne();
    await call('POST', `/users/me/exports/${id}/cancel/`, { as: 'manager' });

    expect((await store(claimed)).status).toBe(409);
    expect(await only()).toMatchObject({ state: 'CANCELED', row_count: 0 });
  });
});

describe('a page is refused, and its export ends', () => {
  test('a page is refused, and its export ends, once the API token is revoked', async () => {
    const { id } = await addApiToken(database);
    await addExport(database, { api_token_id: id });
    const claimed = await claimOne();
    await store(claimed);
    await database.updateTable('api_tokens').set({ revoked_ts: clock.now() }).execute();

    expect((await store(claimed)).body.state).toBe('FAILED');
    expect((await only()).failure).toBe('TOKEN_REVOKED');
    expect(await database.selectFrom('export_parts').selectAll().execute()).toEqual([]);
  });

  test('a page is refused, and its export ends, once its maker has lost a role', async () => {
    await addExport(database);
    const claimed = await claimOne();
    await loseRole();

    expect((await store(claimed)).body.state).toBe('FAILED');
    expect((await only()).failure).toBe('ACCESS_CHANGED');
  });

  test('a page beyond the size of a file is refused, and its export ends', async () => {
    await addExport(database, { byte_count: exportLimits.bytes - 5 });

    expect((await store(await claimOne())).body.state).toBe('FAILED');
    expect((await only()).failure).toBe('TOO_LARGE');
  });
});

test('one export of an account runs at a time; those of others do not wait', async () => {
  const { id: tokenId } = await addApiToken(database);
  const first = await addExport(database, { api_token_id: tokenId });
  const second = await addExport(database, { api_token_id: tokenId });
  const { id: ownersToken } = await addApiToken(database, { user_id: people.owner.id });
  const others = await addExport(database, { user_id: people.owner.id, api_token_id: ownersToken });

  const claimed = await claim();

  expect(claimed.map(({ id }) => id)).toEqual([first, others]);
  expect(await claim()).toEqual([]);
  for (const each of claimed) await store(each, { cursor: null });
  expect((await claim()).map(({ id }) => id)).toEqual([second]);
});

describe('a run that stops', () => {
  test('an export that stops goes on after a pause, and lets others of its account go first', async () => {
    const { id: tokenId } = await addApiToken(database);
    const first = await addExport(database, { api_token_id: tokenId });
    const second = await addExport(database, { api_token_id: tokenId });
    await stop(await claimOne(), { outcome: 'paused', seconds: 30 });

    expect((await claim()).map(({ id }) => id)).toEqual([second]);
    expect(
      await database.selectFrom('exports').select('state').where('id', '=', first).executeTakeFirst(),
    ).toEqual({
      state: 'WAITING',
    });
  });

  test('an export that stops can fail for good with a reason', async () => {
    await addExport(database);
    await stop(await claimOne(), { outcome: 'failed', failure: 'DOCUMENT', detail: 'No such field' });

    expect(await only()).toMatchObject({
      state: 'FAILED',
      failure: 'DOCUMENT',
      failure_detail: 'No such field',
    });
  });

  test('an export fails after twelve setbacks in a row', async () => {
    await addExport(database, { setbacks: exportLimits.setbacks - 2 });
    const setback = { outcome: 'setback', detail: 'The REST API is unreachable.', seconds: 0 };
    await stop(await claimOne(), setback);
    expect(await only()).toMatchObject({ state: 'WAITING' });
    await stop(await claimOne(), setback);

    expect(await only()).toMatchObject({
      state: 'FAILED',
      failure: 'UNAVAILABLE',
      failure_detail: 'The REST API is unreachable.',
    });
  });

  test('an export counts setbacks from the start after a page', async () => {
    await addExport(database, { setbacks: exportLimits.setbacks - 1 });
    await store(await claimOne());

    expect(await only()).toMatchObject({ setbacks: 0 });
  });

  test.each([
    ['TOKEN_EXPIRED', () => database.updateTable('api_tokens').set({ expires_ts: clock.now() }).execute()],
    ['ACCESS_CHANGED', loseRole],
    [
      'ACCOUNT_INACTIVE',
      () =>
        database
          .updateTable('users')
          .set({ account_status: 'SUSPENDED' })
          .where('id', '=', people.manager.id)
          .execute(),
    ],
  ])('an export that was denied ends with the reason %s', async (failure, change) => {
    await addExport(database);
    const claimed = await claimOne();
    await change();
    await stop(claimed, { outcome: 'denied' });

    expect(await only()).toMatchObject({ state: 'FAILED', failure });
  });

  test('an export that was denied without a reason is tried again', async () => {
    await addExport(database);
    await stop(await claimOne(), { outcome: 'denied' });

    expect(await only()).toMatchObject({ state: 'WAITING', setbacks: 1 });
  });

  test('409: a run cannot be stopped after its lease', async () => {
    await addExport(database);
    const claimed = await claimOne();
    clock.advance(1);

    expect((await stop(claimed, { outcome: 'denied' })).status).toBe(409);
  });
});

test.each(['claim/', '1/pages/', '1/stop/'])('401: %s rejects the token of a person', async (path) => {
  expect((await call('POST', `/exports/${path}`, { as: 'admin', body: {} })).status).toBe(401);
});

test('400: rejects a claim of nothing', async () => {
  expect((await worker('claim/', { limit: 0 })).status).toBe(400);
});

test('a week after its end, an export is deleted with its file', async () => {
  await addExport(database);
  await store(await claimOne(), { cursor: null });
  const runJobs = () => runDueWork({ database, clock, settings: testSettings }, [deleteOldExports]);
  clock.advance(7 * 24 * 60 - 1);
  await runJobs();
  expect(await database.selectFrom('exports').selectAll().execute()).toHaveLength(1);
  clock.advance(1);
  await runJobs();

  expect(await database.selectFrom('exports').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('export_parts').selectAll().execute()).toEqual([]);
});
