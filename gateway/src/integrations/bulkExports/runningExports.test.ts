import { addGigs } from '@brigade/upstream/testing/addGigs.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestToken } from '../../testing/createTestWebhook.ts';
import { exportDocument, runExports, startTestExport } from '../../testing/exports.ts';
import { followEvents } from '../../testing/followEvents.ts';
import { graphql } from '../../testing/graphql.ts';
import { present } from '../../testing/present.ts';
import { startServerProcess } from '../../testing/startServerProcess.ts';
import { type RunOptions, startTestStack, testWorkerSecret } from '../../testing/startTestStack.ts';

const stack = await startTestStack();
const { run, upstream, url, tokenOf } = stack;

beforeEach(stack.reset);

async function read(databaseId: number, options: RunOptions = { as: 'manager' }) {
  const { data } = await run(exportDocument, { ...options, variables: { id: databaseId } });
  return present(data?.export);
}

async function download(path: string | null | undefined) {
  const response = await fetch(`${url}${present(path)}`);
  return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
}

const start = async (
  ...args: Parameters<typeof startTestExport> extends [unknown, ...infer Rest] ? Rest : never
) => present((await startTestExport(stack, ...args)).export).databaseId;

async function gigIds(): Promise<number[]> {
  const found = await upstream.database
    .selectFrom('gigs')
    .select('id')
    .where('location_id', '=', 1)
    .orderBy('id')
    .execute();
  return found.map(({ id }) => id);
}

const idsIn = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { databaseId: number }).databaseId)
    .toSorted((one, other) => one - other);

const onePage = { settings: { pagesPerTurn: 1 } };

test('more than 1,000 gigs are exported completely, each once', async () => {
  await addGigs(upstream.database, 1, 1_000);
  const id = await start();

  expect(await runExports(stack)).toEqual(['COMPLETED']);

  const all = await gigIds();
  const done = await read(id);
  expect(all.length).toBeGreaterThan(1_000);
  expect(done).toMatchObject({
    state: 'COMPLETED',
    failure: null,
    rowCount: all.length,
    expectedRowCount: all.length,
    missingValueCount: 0,
    expiresAt: '2026-03-09T15:00:00.000Z',
    downloadExpiresAt: '2026-03-02T15:30:00.000Z',
  });
  const { response, text } = await download(done.downloadUrl);
  expect(idsIn(text)).toEqual(all);
  expect(Buffer.byteLength(text)).toBe(done.byteCount);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'content-length': String(done.byteCount),
    'content-disposition': `attachment; filename="gigs.ndjson"; filename*=UTF-8''gigs.ndjson`,
    'cache-control': 'private, no-store',
  });
});

test('a file of CSV has a column for each selected value', async () => {
  await upstream.database
    .updateTable('gigs')
    .set({ contact_name: '=1+1' })
    .where('location_id', '=', 1)
    .execute();
  const id = await start({
    document:
      '{ location(databaseId: 1) { gigs { edges { node { contactName location { name } databaseId } } } } }',
    format: 'CSV',
    name: 'Year-end “2026”',
  });
  await runExports(stack);

  const { response, text } = await download((await read(id)).downloadUrl);

  const [heading, first, ...others] = text.split('\r\n');
  expect(heading).toBe('\uFEFFcontactName,location.name,databaseId');
  expect(first).toMatch(/^'=1\+1,The Copper Finch,\d+$/);
  expect(others).toHaveLength((await gigIds()).length);
  expect(response.headers.get('content-disposition')).toContain('filename="Year-end  2026.csv"');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
});

test('a process that is killed loses nothing: another one goes on at its page', async () => {
  await addGigs(upstream.database, 1, 300);
  const id = await start();
  // Pages of one row, so that it is under way when it is killed.
  await upstream.database.updateTable('exports').set({ page_size: 1 }).execute();
  const gateway = await startServerProcess(new URL('../../main.ts', import.meta.url), {
    BRIGADE_ENV: 'test',
    PORT: '0',
    WEBHOOK_WORKER_SECRET: testWorkerSecret,
    UPSTREAM_API_BASE: upstream.url,
  });
  const rowsSoFar = async () => (await read(id)).rowCount;
  await expect.poll(rowsSoFar, { timeout: 30_000, interval: 5 }).toBeGreaterThan(2);
  await gateway.kill();
  const before = await rowsSoFar();
  expect(before).toBeLessThan(300);
  await upstream.database.updateTable('exports').set({ page_size: 100 }).execute();
  upstream.clock.advance(1);

  expect(await runExports(stack)).toEqual(['COMPLETED']);

  const { text } = await download((await read(id)).downloadUrl);
  expect(idsIn(text)).toEqual(await gigIds());
});

test('a gateway that shuts down hands an export over after its page', async () => {
  const id = await start();

  expect(await runExports(stack, 1, onePage)).toEqual(['paused']);
  expect(await read(id)).toMatchObject({ state: 'WAITING', rowCount: 100, downloadUrl: null });
  expect(await runExports(stack)).toEqual(['COMPLETED']);
  const { text } = await download((await read(id)).downloadUrl);
  expect(idsIn(text)).toEqual(await gigIds());
});

describe('an export under way fails', () => {
  test('an export under way fails once its API token is revoked', async () => {
    const { secret } = await createTestToken(stack);
    const id = await start({}, { token: secret });
    await runExports(stack, 1, onePage);
    await upstream.database.updateTable('api_tokens').set({ revoked_ts: upstream.clock.now() }).execute();

    expect(await runExports(stack)).toEqual(['denied']);
    expect(await read(id)).toMatchObject({ state: 'FAILED', failure: 'TOKEN_REVOKED', downloadUrl: null });
  });

  test('an export under way fails once its caller has lost a role', async () => {
    const id = await start();
    await runExports(stack, 1, onePage);
    await upstream.database
      .deleteFrom('location_managers')
      .where('user_id', '=', (eb) =>
        eb.selectFrom('users').select('id').where('email', '=', 'manager@brigade.example'),
      )
      .execute();

    await runExports(stack);
    expect(await read(id)).toMatchObject({ state: 'FAILED', failure: 'ACCESS_CHANGED' });
  });

  test('an export under way fails for a document that no longer fits the schema', async () => {
    const id = await start();
    await upstream.database
      .updateTable('exports')
      .set({ document: '{ location(databaseId: 1) { gigs { edges { node { colour } } } } }' })
      .execute();

    expect(await runExports(stack)).toEqual(['failed']);
    expect(await read(id)).toMatchObject({
      failure: 'DOCUMENT',
      failureDetail: 'Cannot query field "colour" on type "Gig".',
    });
  });

  test('an export under way fails for a row that no request can carry', async () => {
    const id = await start();

    expect(await runExports(stack, 1, { settings: { mostPageBytes: 5 } })).toEqual(['failed']);
    expect(await read(id)).toMatchObject({ failure: 'TOO_LARGE', failureDetail: 'A row is too large.' });
  });
});

test('smaller pages are read where a page is too large to store', async () => {
  const id = await start();

  expect(await runExports(stack, 1, { settings: { mostPageBytes: 300 } })).toEqual(['COMPLETED']);
  expect((await read(id)).rowCount).toBe((await gigIds()).length);
});

test('a team member gets only what they may see by an export', async () => {
  const document =
    '{ location(databaseId: 1) { gigs(filter: { includesManagedLocations: true }) { edges { node { location { databaseId } } } } } }';
  const id = await start({ document }, { as: 'member' });
  await runExports(stack);

  const { downloadUrl } = await read(id, { as: 'member' });
  const { text } = await download(downloadUrl);
  const locations = new Set(
    text
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { location: { databaseId: number } }).location.databaseId),
  );
  const roles = await upstream.database
    .selectFrom('location_managers')
    .innerJoin('users', 'users.id', 'location_managers.user_id')
    .select('location_id')
    .where('email', '=', 'member@brigade.example')
    .execute();
  expect(locations).toEqual(new Set(roles.map(({ location_id }) => location_id)));
});

/** The path of a completed export. */
async function completed() {
  const id = await start();
  await runExports(stack);
  return present((await read(id)).downloadUrl);
}

describe('a link', () => {
  test.each([
    ['another export', (path: string) => path.replace(/files\/\d+/, 'files/999')],
    ['another account', (path: string) => path.replace(/(files\/\d+\.)\d+/, '$11')],
    ['a later end', (path: string) => path.replace(/\.\d{13}\./, '.1999999999999.')],
    ['another signature', (path: string) => path.replace(/\.[\w-]+\.ndjson/, '.AAAA.ndjson')],
    ['nothing', () => '/exports/files/.csv'],
  ])('a link that was forged for %s is refused', async (_what, forge) => {
    const { response, text } = await download(forge(await completed()));

    expect(response.status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({
      errors: [
        { message: expect.stringContaining('not valid or has expired'), extensions: { code: 'NOT_FOUND' } },
      ],
    });
  });

  test('a link is refused after its half hour', async () => {
    const path = await completed();
    upstream.clock.advance(30);

    expect((await download(path)).response.status).toBe(404);
  });

  test('a link takes no other method', async () => {
    expect((await fetch(`${url}${await completed()}`, { method: 'POST' })).status).toBe(405);
  });
});

const changedDocument = graphql(`
  subscription ($id: ID!) {
    exportChanged(exportId: $id) {
      state
      rowCount
    }
  }
`);

describe('exportChanged', () => {
  test('exportChanged follows an export to its end, and ends', async () => {
    const started = present((await startTestExport(stack)).export);
    const events = await followEvents(url, changedDocument, {
      variables: { id: started.id },
      token: await tokenOf('manager'),
    });

    expect((await events.next())?.data?.exportChanged).toEqual({ state: 'WAITING', rowCount: 0 });
    await runExports(stack);
    let last = await events.next();
    for (let next = last; next !== null; next = await events.next()) last = next;
    expect(last?.data?.exportChanged).toEqual({ state: 'COMPLETED', rowCount: (await gigIds()).length });
  });

  test('exportChanged refuses the export of another account', async () => {
    const started = present((await startTestExport(stack)).export);
    const events = await followEvents(url, changedDocument, {
      variables: { id: started.id },
      token: await tokenOf('owner'),
    });

    expect((await events.next())?.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
  });
});
