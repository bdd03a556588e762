import { beforeEach, expect, test } from 'vitest';
import { runDueWork } from '../dueWork/runDueWork.ts';
import { currentTermsVersion } from '../../terms/currentTermsVersion.ts';
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

test('what arrives twice is done once, and answered the same', async () => {
  const first = await send('one');
  const second = await send('one');
  expect(second).toMatchObject({ status: 200, body: first.body });
  expect(first.body).toMatchObject([{ ok: true }]);
  expect(await offers()).toHaveLength(1);
});

test('of two at the same moment one is done', async () => {
  const answers = await Promise.all([send('one'), send('one')]);
  expect(await offers()).toHaveLength(1);
  expect(answers.map(({ status }) => status)).toContain(200);
});

test('without a key each is done', async () => {
  await call('POST', '/staffer/direct-offers/', { as: 'member', body: offer });
  const again = await call('POST', '/staffer/direct-offers/', { as: 'member', body: offer });
  expect(again.body).toMatchObject([{ ok: false, error: { code: 'already_exists' } }]);
});

test('a key is its owner’s alone', async () => {
  await send('one');
  expect(await send('one', { as: 'manager' })).toMatchObject({ body: [{ ok: false }] });
});

test('409: the key of another request', async () => {
  await send('one');
  expect(await send('one', { body: { ...offer, pro_ids: [2] } })).toMatchObject({
    status: 409,
    error: { code: 'conflict', target: 'Idempotency-Key' },
  });
});

test('400: what is no key', async () => {
  expect(await send('two words')).toMatchObject({ status: 400, error: { target: 'Idempotency-Key' } });
});

test('what was refused may be tried again', async () => {
  await database.updateTable('users').set({ terms_version_accepted: null }).execute();
  expect(await send('one')).toMatchObject({ status: 403 });
  await database.updateTable('users').set({ terms_version_accepted: currentTermsVersion }).execute();
  expect(await send('one')).toMatchObject({ status: 200 });
});

/** What a server that died in the middle leaves behind. */
function cutOff(isCommitted: boolean) {
  return database
    .updateTable('once_only_writes')
    .set({ status: null, answer: null, is_committed: isCommitted })
    .where('user_id', '=', people.member.id)
    .execute();
}

test('what was cut off before it took effect is done by the next try, a minute later', async () => {
  await send('one');
  await cutOff(false);
  expect(await send('one')).toMatchObject({ status: 409, headers: { 'retry-after': '1' } });
  clock.advance(2);
  expect(await send('one')).toMatchObject({ status: 200, body: [{ error: { code: 'already_exists' } }] });
});

test('what was cut off after it took effect is never done again', async () => {
  await send('one');
  await cutOff(true);
  clock.advance(2);
  expect(await send('one')).toMatchObject({ status: 409 });
});

test('after a day a key is forgotten', async () => {
  await send('one');
  clock.advance(24 * 60 - 1);
  expect(await runDueWork({ database, clock, settings: testSettings })).not.toHaveProperty('forgetWrites');
  clock.advance(1);
  expect(await runDueWork({ database, clock, settings: testSettings })).toHaveProperty('forgetWrites', 1);
});
