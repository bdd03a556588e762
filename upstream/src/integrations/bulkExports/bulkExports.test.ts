import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import { addExport } from '../../testing/exports.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { exportLimits } from './exportLimits.ts';

const { call, clock, database, reset } = await startTestServer();
const withoutWorkers = await startTestServer({ webhookWorkerSecret: null });
const path = '/users/me/exports/';

beforeEach(reset);

type Export = { id: number; state: string; failure: string | null; file: { token: string } | null };

const valid = {
  name: 'gigs',
  document: '{ viewer { gigs { edges { node { id } } } } }',
  variables: { year: 2026 },
  format: 'CSV',
  page_size: 100,
  cost: 301,
};

const start = (body: object = {}, options: object = { as: 'manager' }) =>
  call<Export>('POST', path, { ...options, body: { ...valid, ...body } });

const ended = {
  state: 'COMPLETED',
  finished_ts: '2026-03-02T15:00:00Z',
  expires_ts: '2026-03-09T15:00:00Z',
} as const;

describe('POST /users/me/exports/', () => {
  test('201: an export waits to be run', async () => {
    const { status, body } = await start();

    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...valid,
      state: 'WAITING',
      failure: null,
      rows: 0,
      bytes: 0,
      expected_rows: null,
      expires_ts: null,
      file: null,
    });
    const { body: list } = await call<Page<Export>>('GET', path, { as: 'manager' });
    expect(list.results.map(({ id }) => id)).toEqual([body.id]);
  });

  test('201: an API token starts exports of its own, and sees no others', async () => {
    const other = await addExport(database);
    const { id, headers } = await addApiToken(database);

    const { body } = await start({}, { headers });

    expect((await call<Page<Export>>('GET', path, { headers })).body.results.map((each) => each.id)).toEqual([
      body.id,
    ]);
    expect((await call('GET', `${path}${other}/`, { headers })).status).toBe(404);
    const row = await database
      .selectFrom('exports')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ api_token_id: id, session_id: null });
  });

  test('201: a retry with the same idempotency key starts no second export', async () => {
    const options = { as: 'manager', headers: { 'idempotency-key': 'year-end' } };

    const { body: first } = await start({}, options);
    const { body: second } = await start({}, options);

    expect(second.id).toBe(first.id);
    expect(await database.selectFrom('exports').select('id').execute()).toHaveLength(1);
  });

  test.each([
    ['an unknown format', 'format', { format: 'XML' }],
    ['an empty name', 'name', { name: ' ' }],
    ['a page of 101 rows', 'page_size', { page_size: 101 }],
    ['no document', 'document', { document: '' }],
  ])('400: rejects %s', async (_what, target, body) => {
    const { status, error } = await start(body);

    expect({ status, target: error?.target }).toEqual({ status: 400, target });
  });

  test('409: an account has two exports under way at most, whatever tokens started them', async () => {
    const { headers } = await addApiToken(database);
    const { body: first } = await start();
    await start({}, { headers });

    const refused = await start();

    expect({ status: refused.status, code: refused.error?.code }).toEqual({ status: 409, code: 'conflict' });
    expect((await start({}, { as: 'owner' })).status).toBe(201);
    await call('POST', `${path}${first.id}/cancel/`, { as: 'manager' });
    expect((await start()).status).toBe(201);
  });

  test('409: an account keeps 50 exports at most', async () => {
    const { id } = await addApiToken(database);
    for (let made = 0; made < exportLimits.kept; made += 1) {
      await addExport(database, { api_token_id: id, ...ended });
    }

    expect((await start()).error?.message).toBe('You have 50 exports already. Delete one first.');
  });

  test('404: without processes that run them, there are no exports', async () => {
    expect((await withoutWorkers.call('POST', path, { as: 'manager', body: valid })).status).toBe(404);
  });
});

test.each([
  ['GET', ''],
  ['POST', 'cancel/'],
  ['DELETE', ''],
] as const)("404: %s of another person's export %s", async (method, rest) => {
  const id = await addExport(database);

  expect((await call(method, `${path}${id}/${rest}`, { as: 'owner' })).status).toBe(404);
});

describe('cancel', () => {
  test('200: cancelling ends an export, deletes what it has read, and stays so', async () => {
    const id = await addExport(database);
    await database.insertInto('export_parts').values({ export_id: id, number: 1, content: '{}\n' }).execute();
    const cancel = () => call<Export>('POST', `${path}${id}/cancel/`, { as: 'manager' });

    expect((await cancel()).body).toMatchObject({
      state: 'CANCELED',
      file: null,
      expires_ts: '2026-03-09T15:00:00.000Z',
    });
    expect((await cancel()).status).toBe(200);
    expect(await database.selectFrom('export_parts').selectAll().execute()).toEqual([]);
  });

  test('409: an export that has ended is not cancelled', async () => {
    const id = await addExport(database, ended);

    expect((await call('POST', `${path}${id}/cancel/`, { as: 'manager' })).error?.code).toBe(
      'invalid_transition',
    );
  });
});

test('DELETE 204: deletes an export with its file', async () => {
  const id = await addExport(database, ended);
  await database.insertInto('export_parts').values({ export_id: id, number: 1, content: '{}\n' }).execute();

  expect((await call('DELETE', `${path}${id}/`, { as: 'manager' })).status).toBe(204);
  expect((await call('GET', `${path}${id}/`, { as: 'manager' })).status).toBe(404);
  expect(await database.selectFrom('export_parts').selectAll().execute()).toEqual([]);
});

type FilePart = { name: string; part: { number: number; content: string } | null };

async function completed(values: object = {}) {
  const id = await addExport(database, { ...ended, byte_count: 6, ...values });
  await database
    .insertInto('export_parts')
    .values([
      { export_id: id, number: 1, content: '{}\n' },
      { export_id: id, number: 2, content: '[]\n' },
    ])
    .execute();
  const { body } = await call<Export>('GET', `${path}${id}/`, { as: 'manager' });
  return { id, token: body.file?.token ?? '' };
}

const part = (token: string, after = '') => call<FilePart>('GET', `/exports/files/${token}/${after}`);

describe('the file', () => {
  test('200: the file of an export opens part by part without a sign-in', async () => {
    const { token } = await completed();

    expect((await part(token)).body).toEqual({
      name: 'gigs',
      format: 'NDJSON',
      bytes: 6,
      part: { number: 1, content: '{}\n' },
    });
    expect((await part(token, '?after=1')).body.part).toEqual({ number: 2, content: '[]\n' });
    expect((await part(token, '?after=2')).body.part).toBeNull();
  });

  test('404: the link to a file ends after half an hour', async () => {
    const { token } = await completed();
    clock.advance(30);

    expect((await part(token)).status).toBe(404);
  });

  test('200: a download that began in time goes on for an hour; 404 after that', async () => {
    const { token } = await completed();
    clock.advance(30 + 59);
    expect((await part(token, '?after=1')).body.part).toEqual({ number: 2, content: '[]\n' });
    clock.advance(1);

    expect((await part(token, '?after=1')).status).toBe(404);
  });

  test('404: a link that is changed to the export of another account opens no file', async () => {
    const { id, token } = await completed();
    const other = await completed({ user_id: people.owner.id });

    expect((await part(token.replace(`${id}.`, `${other.id}.`))).status).toBe(404);
  });

  test('404: a file does not open once the API token is revoked, or the account is suspended', async () => {
    const { id: tokenId } = await addApiToken(database);
    const { token } = await completed({ api_token_id: tokenId });
    await database
      .updateTable('api_tokens')
      .set({ revoked_ts: clock.now() })
      .where('id', '=', tokenId)
      .execute();
    expect((await part(token)).status).toBe(404);

    const { token: another } = await completed();
    await database
      .updateTable('users')
      .set({ account_status: 'SUSPENDED' })
      .where('id', '=', people.manager.id)
      .execute();
    expect((await part(another)).status).toBe(404);
  });
});
