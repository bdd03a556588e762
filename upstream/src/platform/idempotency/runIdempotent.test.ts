import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { runDueWork } from '../dueWork/runDueWork.ts';
import { currentTermsVersion } from '../../accounts/terms/currentTermsVersion.ts';
import { dueJobs } from '../../app/dueJobs.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { openResponse } from './sealedResponse.ts';
import { testSettings } from '../../testing/testSettings.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(async () => {
  await reset();
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
});

const offer = { application_type: 'DIRECT_OFFER', gig_id: ids.postedGig, pro_ids: [ids.idlePro] };

type Sending = { body?: object; as?: 'member' | 'manager' };

function send(key: string, { body = offer, as = 'member' }: Sending = {}) {
  return call('POST', '/staffer/direct-offers/', { as, body, headers: { 'idempotency-key': key } });
}

function offers() {
  return database.selectFrom('direct_offers').select('id').execute();
}

test('handles a retried request once and replays its response', async () => {
  const first = await send('one');
  const second = await send('one');
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(first.body).toMatchObject([{ ok: true }]);
  expect(await offers()).toHaveLength(1);
});

test('handles one of two concurrent requests', async () => {
  const responses = await Promise.all([send('one'), send('one')]);
  expect(await offers()).toHaveLength(1);
  expect(responses.map(({ status }) => status)).toContain(200);
});

test('handles every request without a key', async () => {
  await call('POST', '/staffer/direct-offers/', { as: 'member', body: offer });
  const again = await call('POST', '/staffer/direct-offers/', { as: 'member', body: offer });
  expect(again.body).toMatchObject([{ ok: false, error: { code: 'already_exists' } }]);
});

test('keys of different users are independent', async () => {
  await send('one');
  expect(await send('one', { as: 'manager' })).toMatchObject({ body: [{ ok: false }] });
});

test('409: rejects the key of a different request', async () => {
  await send('one');
  expect(await send('one', { body: { ...offer, pro_ids: [2] } })).toMatchObject({
    status: 409,
    error: { code: 'conflict', target: 'Idempotency-Key' },
  });
});

test('400: rejects a malformed key', async () => {
  expect(await send('two words')).toMatchObject({ status: 400, error: { target: 'Idempotency-Key' } });
});

test('a rejected request can be retried', async () => {
  await database.updateTable('users').set({ terms_version_accepted: null }).execute();
  expect(await send('one')).toMatchObject({ status: 403 });
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
  expect(await send('one')).toMatchObject({ status: 200 });
});

/** Makes the database fail when a response is stored, until the function it returns is called. */
async function failToStore(): Promise<() => Promise<void>> {
  await sql`
    create function fail_to_store() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$
  `.execute(database);
  await sql`
    create trigger fail_to_store before insert or update on once_only_writes
    for each row when (new.status is not null) execute function fail_to_store()
  `.execute(database);
  return async () => {
    await sql`drop function fail_to_store() cascade`.execute(database);
  };
}

test('a request whose response cannot be stored leaves no trace and can be retried', async () => {
  const recover = await failToStore();
  const failed = await send('one');
  await recover();

  expect(failed.status).toBe(500);
  expect(await offers()).toEqual([]);
  expect(await send('one')).toMatchObject({ status: 200, body: [{ ok: true }] });
  expect(await offers()).toHaveLength(1);
});

test('a rejected request keeps what it counted', async () => {
  await call('POST', '/auth/email/', {
    body: { email: 'new@brigade.example', purpose: 'address-change' },
  });
  const guess = (key: string) =>
    call('POST', '/auth/email/link/', {
      as: 'member',
      body: { email: 'new@brigade.example', code: '000000' },
      headers: { 'idempotency-key': key },
    });

  const first = await guess('one');
  const second = await guess('one');

  expect([first, second].map(({ error }) => error?.details?.[0]?.target_value)).toEqual([4, 3]);
});

test('stores responses so that only who has the key can read them', async () => {
  await send('one');

  const stored = await database.selectFrom('once_only_writes').selectAll().executeTakeFirstOrThrow();
  expect(stored.key_hash).not.toBe('one');
  expect(stored.answer).not.toContain('"ok"');
  expect(openResponse('one', stored.answer ?? '')).toMatchObject([{ ok: true }]);
  expect(() => openResponse('two', stored.answer ?? '')).toThrow('unable to authenticate');
});

test('deletes keys after a day', async () => {
  await send('one');
  clock.advance(24 * 60 - 1);
  expect(await runDueWork({ database, clock, settings: testSettings }, dueJobs)).not.toHaveProperty(
    'deleteOldWrites',
  );
  clock.advance(1);
  expect(await runDueWork({ database, clock, settings: testSettings }, dueJobs)).toHaveProperty(
    'deleteOldWrites',
    1,
  );
});
