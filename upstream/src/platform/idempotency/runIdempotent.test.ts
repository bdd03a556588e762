import { beforeEach, expect, test } from 'vitest';
import { runDueWork } from '../dueWork/runDueWork.ts';
import { currentTermsVersion } from '../../accounts/terms/currentTermsVersion.ts';
import { dueJobs } from '../../app/dueJobs.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
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
  const answers = await Promise.all([send('one'), send('one')]);
  expect(await offers()).toHaveLength(1);
  expect(answers.map(({ status }) => status)).toContain(200);
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

/** Leaves the state of a crashed server. */
function cutOff(isCommitted: boolean) {
  return database
    .updateTable('once_only_writes')
    .set({ status: null, answer: null, is_committed: isCommitted })
    .where('user_id', '=', people.member.id)
    .execute();
}

test('a request interrupted before its commit is handled by a retry after a minute', async () => {
  await send('one');
  await cutOff(false);
  expect(await send('one')).toMatchObject({ status: 409, headers: { 'retry-after': '1' } });
  clock.advance(2);
  expect(await send('one')).toMatchObject({ status: 200, body: [{ error: { code: 'already_exists' } }] });
});

test('a request interrupted after its commit is never repeated', async () => {
  await send('one');
  await cutOff(true);
  clock.advance(2);
  expect(await send('one')).toMatchObject({ status: 409 });
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
