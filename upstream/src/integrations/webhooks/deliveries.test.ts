import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import { addOffer } from '../../testing/directOffers.ts';
import { people } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { addWebhook, testSecret, workerHeaders } from '../../testing/webhooks.ts';
import { deleteOldDeliveries } from './deleteOldDeliveries.ts';
import { pauseWithoutAccess } from './pauseWithoutAccess.ts';

const { call, clock, database, ids, reset } = await startTestServer();

beforeEach(reset);

type Claimed = { id: number; lease: string; topic: string; subject_id: number; has_payload: boolean };
type Begun = { url: string; headers: Record<string, string>; body: string };
type Delivery = {
  id: number;
  state: string;
  payload: string | null;
  due_ts: string | null;
  attempts: object[];
};

const worker = <Body>(path: string, body: object) =>
  call<Body>('POST', `/webhook-deliveries/${path}`, { headers: workerHeaders, body });

async function claim(limit = 10): Promise<Claimed[]> {
  return (await worker<{ results: Claimed[] }>('claim/', { limit })).body.results;
}

const begin = ({ id, lease }: Claimed, data: object = { databaseId: 1 }) =>
  worker<Begun>(`${id}/begin/`, { lease, data });

const finish = ({ id, lease }: Claimed, result: object) => worker(`${id}/finish/`, { lease, result });

const responded = (status: number, more: object = {}) => ({
  outcome: 'responded',
  status,
  answer: 'Thanks',
  milliseconds: 12,
  ...more,
});

/** Changes a gig as the feed records it. */
const changeGig = (id: number, description: string) =>
  database.updateTable('gigs').set({ description }).where('id', '=', id).execute();

/** Deliveries of a webhook that are due, each about another gig. */
const addDue = (webhook_id: number, count: number) =>
  database
    .insertInto('webhook_deliveries')
    .values(
      Array.from({ length: count }, (_, index) => ({
        webhook_id,
        topic: 'gig.changed' as const,
        subject_id: index + 1,
        gig_id: index + 1,
        due_ts: clock.now(),
        created_ts: clock.now(),
      })),
    )
    .execute();

/** The end of the feed: a webhook that begins here receives what comes after it. */
async function feedEnd(): Promise<number> {
  const { position } = await database
    .selectFrom('change_feed')
    .select('position')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  return position;
}

async function claimOne(): Promise<Claimed> {
  const [delivery] = await claim();
  if (!delivery) throw new Error('Nothing is due');
  return delivery;
}

const log = async (): Promise<Delivery[]> =>
  (await call<{ results: Delivery[] }>('GET', '/users/me/webhooks/1/deliveries/', { as: 'manager' })).body
    .results;

const webhook = () => database.selectFrom('webhooks').selectAll().executeTakeFirstOrThrow();

const runJobs = () =>
  runDueWork({ database, clock, settings: testSettings }, [pauseWithoutAccess, deleteOldDeliveries]);

describe('a change becomes a delivery', () => {
  test('a change becomes a delivery of each webhook whose API token can see it', async () => {
    await addWebhook(database);
    const summit = await addApiToken(database, { user_id: people.rival.id });
    await addWebhook(database, { api_token_id: summit.id });
    const elsewhere = await addApiToken(database, { user_id: people.owner.id, location_id: ids.vineStreet });
    await addWebhook(database, { api_token_id: elsewhere.id });
    const platform = await addApiToken(database, { user_id: people.admin.id, scopes: ['READ', 'ADMIN'] });
    await addWebhook(database, { api_token_id: platform.id });
    await addWebhook(database, { topics: ['application.changed'] });
    await addWebhook(database, { paused_ts: clock.now(), pause_reason: 'MAKER' });
    await addWebhook(database, { after_position: 1000 });

    await changeGig(ids.postedGig, 'Bring a knife');

    expect(await claim()).toMatchObject([{ topic: 'gig.changed', subject_id: ids.postedGig }, {}]);
    const made = await database.selectFrom('webhook_deliveries').select('webhook_id').execute();
    expect(new Set(made.map(({ webhook_id }) => webhook_id))).toEqual(new Set([1, 4]));
    expect(made).toHaveLength(2);
  });

  test('an offer that is made becomes a delivery', async () => {
    await addWebhook(database, { topics: ['offer.created'] });
    await addWebhook(database, { topics: ['application.created', 'application.changed'] });
    await addOffer(database);
    const { id } = await database.selectFrom('direct_offers').select('id').executeTakeFirstOrThrow();

    expect(await claim()).toMatchObject([{ topic: 'offer.created', subject_id: id }]);
  });

  test('an offer that is answered becomes a delivery', async () => {
    await addOffer(database);
    await addWebhook(database, {
      topics: ['offer.created', 'offer.changed'],
      after_position: await feedEnd(),
    });
    const answer = { status: 'DECLINED', answered_ts: clock.now() } as const;
    await database.updateTable('direct_offers').set(answer).execute();

    expect(await claim()).toMatchObject([{ topic: 'offer.changed' }]);
  });

  test('a delivery covers further changes until its payload is read', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    await changeGig(ids.postedGig, 'Two');

    expect(await claim()).toHaveLength(1);
    await changeGig(ids.postedGig, 'Three');
    await claim();
    expect(await database.selectFrom('webhook_deliveries').selectAll().execute()).toHaveLength(2);
  });

  test('a change right after a webhook was made becomes a delivery, when the same gig had changed before', async () => {
    await changeGig(ids.postedGig, 'Before');
    await addWebhook(database, { after_position: await feedEnd() });
    await changeGig(ids.postedGig, 'After');

    expect(await claim()).toMatchObject([{ topic: 'gig.changed', subject_id: ids.postedGig }]);
  });

  test('a gig posted before a webhook was made, and changed after it, becomes a delivery', async () => {
    await changeGig(ids.postedGig, 'Posted');
    const posted = await feedEnd();
    await database
      .updateTable('change_feed')
      .set({ action: 'created' })
      .where('position', '=', posted)
      .execute();
    await addWebhook(database, { after_position: posted });
    await addWebhook(database);
    await changeGig(ids.postedGig, 'After');

    expect((await claim()).map(({ topic }) => topic)).toEqual(['gig.created', 'gig.changed']);
  });
});

const receiveApplications = () =>
  call('PUT', '/users/me/webhooks/1/', {
    as: 'manager',
    body: {
      name: 'Payroll',
      url: 'https://hooks.example.com/',
      topics: ['application.changed'],
      selection: '{ status }',
      cost: 1,
    },
  });

describe('when a webhook changes from gigs to applications', () => {
  test('gigs that wait for their payload are no longer sent when their webhook changes to applications', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    await finish(await claimOne(), { outcome: 'failed', failure: 'READING', milliseconds: 1 });
    clock.advance(1);

    expect((await receiveApplications()).status).toBe(200);

    expect(await claim()).toEqual([]);
    expect(await log()).toEqual([]);
  });

  test('gigs that have their payload, or were sent, stay when their webhook changes to applications', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    await finish(await claimOne(), { outcome: 'skipped' });
    await changeGig(ids.completedGig, 'Two');
    const second = await claimOne();
    await begin(second);
    await finish(second, responded(500));
    clock.advance(1);

    await receiveApplications();

    expect(await claim()).toMatchObject([{ id: second.id, has_payload: true }]);
    expect((await log()).map(({ state }) => state)).toEqual(['WAITING', 'SKIPPED']);
  });

  test('409: a gig without a payload is not sent again when its webhook changes to applications', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    const claimed = await claimOne();
    await finish(claimed, { outcome: 'skipped' });
    await receiveApplications();

    const resend = `/users/me/webhook-deliveries/${claimed.id}/resend/`;
    expect((await call('POST', resend, { as: 'manager' })).status).toBe(409);
    expect(await claim()).toEqual([]);
  });
});

test('a webhook that is resumed drops gigs that its topics no longer cover and that cannot be read', async () => {
  await addWebhook(database);
  await changeGig(ids.postedGig, 'One');
  await finish(await claimOne(), { outcome: 'unreadable', detail: 'No field x', milliseconds: 1 });
  // As the version before left it, which kept what waits.
  await database
    .updateTable('webhooks')
    .set({ topics: ['application.changed'] })
    .execute();
  clock.advance(1);

  await call('POST', '/users/me/webhooks/1/resume/', { as: 'manager' });

  expect(await claim()).toEqual([]);
});

test('what is sent is signed with the current and the replaced secret, and repeated with the same id', async () => {
  const previous = testSecret.replace('=', 'A').slice(0, 47).concat('=');
  await addWebhook(database, {
    previous_secret: previous,
    previous_secret_ends_ts: new Date(clock.now().getTime() + 60_000),
  });
  await changeGig(ids.postedGig, 'Bring a knife');
  const first = await claimOne();
  const { body: sent } = await begin(first);
  await finish(first, responded(500));
  clock.advance(1);
  const second = await claimOne();
  const { body: repeated } = await begin(second, { databaseId: 2 });

  expect(JSON.parse(sent.body)).toEqual({
    type: 'gig.changed',
    timestamp: '2026-03-02T15:00:00.000Z',
    data: { databaseId: 1 },
  });
  const { 'webhook-id': id, 'webhook-timestamp': time } = sent.headers;
  const signatures = [testSecret, previous].map((secret) =>
    createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`${id}.${time}.${sent.body}`)
      .digest('base64'),
  );
  expect(sent.headers['webhook-signature']).toBe(signatures.map((each) => `v1,${each}`).join(' '));
  expect(repeated).toMatchObject({ body: sent.body, headers: { 'webhook-id': id } });
  // A minute later, the replaced secret has ended.
  expect(repeated.headers['webhook-signature']).not.toContain(' ');
});

test('a lease reads as the API token, and only reads, until the delivery is finished', async () => {
  await addWebhook(database);
  await changeGig(ids.postedGig, 'Bring a knife');
  const claimed = await claimOne();
  const headers = { authorization: `Bearer ${claimed.lease}` };
  const statusOf = async (method: 'GET' | 'POST', path: string) =>
    (await call(method, path, { headers })).status;

  expect(await statusOf('GET', `/staffer/gigs/${ids.postedGig}/`)).toBe(200);
  expect(await statusOf('GET', `/staffer/gigs/${ids.summitGig}/`)).toBe(404);
  expect(await statusOf('POST', `/staffer/gigs/${ids.postedGig}/cancel/`)).toBe(403);
  await finish(claimed, responded(200));
  expect(await statusOf('GET', `/staffer/gigs/${ids.postedGig}/`)).toBe(401);
});

describe('what belongs to one gig is delivered in order', () => {
  test('the next delivery of a gig waits for the one before it; other gigs do not', async () => {
    await addWebhook(database, {
      api_token_id: (await addApiToken(database, { user_id: people.owner.id })).id,
    });
    await changeGig(ids.postedGig, 'One');
    const first = await claimOne();
    await begin(first);
    await changeGig(ids.postedGig, 'Two');
    await changeGig(ids.vineGig, 'Other');

    const other = await claimOne();
    expect(other.subject_id).toBe(ids.vineGig);
    await finish(other, responded(200));
    await finish(first, responded(503));
    expect(await claim()).toEqual([]);
    clock.advance(1);
    const again = await claimOne();
    expect(again.id).toBe(first.id);
    await finish(again, responded(204));
    expect(await claim()).toMatchObject([{ subject_id: ids.postedGig, has_payload: false }]);
  });

  test('a lease of a delivery that ended is taken over, and its holder is refused', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    const lost = await claimOne();
    expect(await claim()).toEqual([]);
    clock.advance(1);

    const taken = await claimOne();

    expect(taken.id).toBe(lost.id);
    expect((await begin(lost)).status).toBe(409);
    expect((await finish(lost, responded(200))).status).toBe(409);
    expect((await begin(taken)).status).toBe(200);
  });

  test('four deliveries of one webhook are under way at most', async () => {
    await addWebhook(database, { topics: ['application.changed', 'gig.changed'] });
    await addDue(1, 6);

    expect([await claim(), await claim()].map(({ length }) => length)).toEqual([4, 0]);
  });

  test('eight deliveries of one account are under way at most, and those of another are claimed beside them', async () => {
    for (let webhook_id = 1; webhook_id <= 4; webhook_id += 1) {
      await addWebhook(database);
      await addDue(webhook_id, 4);
    }
    const slow = await claim(16);
    expect(slow).toHaveLength(8);

    const { id: api_token_id } = await addApiToken(database, { user_id: people.owner.id });
    const other = await addWebhook(database, { api_token_id, selection: '{ status }' });
    await addDue(other, 1);
    expect(await claim(8)).toMatchObject([{ selection: '{ status }' }]);

    await Promise.all(slow.slice(0, 3).map((delivery) => finish(delivery, { outcome: 'skipped' })));
    expect(await claim(8)).toHaveLength(3);
  });
});

test('a delivery that succeeds says when, and ends the time since when its webhook fails', async () => {
  const id = await addWebhook(database);
  const shown = async () => (await call<object>('GET', `/users/me/webhooks/${id}/`, { as: 'manager' })).body;
  await changeGig(ids.postedGig, 'One');
  await finish(await claimOne(), responded(500));
  expect(await shown()).toMatchObject({
    failing_since_ts: '2026-03-02T15:00:00.000Z',
    last_delivered_ts: null,
  });
  clock.advance(1);
  await finish(await claimOne(), responded(204));

  expect(await shown()).toMatchObject({
    failing_since_ts: null,
    last_delivered_ts: '2026-03-02T15:01:00.000Z',
  });
});

describe('a delivery that fails', () => {
  test('a failing delivery is retried for three days, then given up; its webhook is paused with a linked message', async () => {
    const id = await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    let attempts = 0;
    for (let hours = 0; hours < 90; hours += 1) {
      for (const claimed of await claim()) {
        attempts += 1;
        await finish(claimed, { outcome: 'failed', failure: 'TIMEOUT', milliseconds: 20_000 });
      }
      clock.advance(60);
    }

    expect(attempts).toBeGreaterThan(8);
    expect(await log()).toMatchObject([{ state: 'FAILED', due_ts: null }]);
    expect(await webhook()).toMatchObject({ pause_reason: 'FAILING' });
    const messages = await database.selectFrom('outbox_messages').selectAll().execute();
    expect(messages).toMatchObject([
      {
        recipient: 'manager@brigade.example',
        subject: 'Your webhook Payroll is paused',
        body: expect.stringContaining(`/settings/webhooks/${id}`),
      },
    ]);
  });

  test('a delivery that fails does not pause a webhook of which another delivery succeeded', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    await finish(await claimOne(), responded(500));
    await changeGig(ids.completedGig, 'Two');
    await finish(await claimOne(), responded(200));
    clock.advance(3 * 24 * 60);
    await finish(await claimOne(), responded(500));

    expect((await log()).map(({ state }) => state).toSorted()).toEqual(['DELIVERED', 'FAILED']);
    expect((await webhook()).pause_reason).toBeNull();
  });

  test('a delivery that fails waits as long as the receiver asks for', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    await finish(await claimOne(), responded(429, { retry_after_seconds: 600 }));
    expect((await log())[0]?.due_ts).toBe('2026-03-02T15:10:00.000Z');
  });

  test('a delivery is retried after a status that HTTP does not define', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');

    expect((await finish(await claimOne(), responded(999))).status).toBe(204);
    expect(await log()).toMatchObject([{ state: 'WAITING', attempts: [{ status: 999 }] }]);
  });

  test.each([
    ['410', responded(410), 'GONE', null],
    [
      'a selection that cannot be read',
      { outcome: 'unreadable', detail: 'No field x', milliseconds: 1 },
      'SELECTION',
      'No field x',
    ],
  ] as const)(
    'a delivery that fails pauses the webhook at once for %s',
    async (_what, result, reason, detail) => {
      await addWebhook(database);
      await changeGig(ids.postedGig, 'One');
      await finish(await claimOne(), result);
      expect(await webhook()).toMatchObject({ pause_reason: reason, pause_detail: detail });
      expect(await claim()).toEqual([]);
    },
  );
});

test('what the API token cannot see is skipped', async () => {
  await addWebhook(database);
  await changeGig(ids.postedGig, 'One');
  await finish(await claimOne(), { outcome: 'skipped' });
  expect(await log()).toMatchObject([{ state: 'SKIPPED', attempts: [] }]);
});

describe('by hand', () => {
  test('a test event is sent once, even while the webhook is paused', async () => {
    await addWebhook(database, { paused_ts: clock.now(), pause_reason: 'MAKER' });

    const { status } = await call('POST', '/users/me/webhooks/1/test/', { as: 'manager', body: {} });
    const claimed = await claimOne();
    const { body } = await begin(claimed);
    await finish(claimed, responded(500));

    expect(status).toBe(201);
    expect(JSON.parse(body.body)).toMatchObject({ isTest: true });
    expect(await log()).toMatchObject([{ state: 'FAILED', attempts: [{ status: 500, answer: 'Thanks' }] }]);
  });

  test('a test event whose payload could not be read is retried until it is sent once', async () => {
    await addWebhook(database);
    await call('POST', '/users/me/webhooks/1/test/', { as: 'manager', body: {} });
    await finish(await claimOne(), { outcome: 'failed', failure: 'READING', milliseconds: 1 });
    expect(await log()).toMatchObject([{ state: 'WAITING', attempts: [{ failure: 'READING' }] }]);
    clock.advance(1);

    const claimed = await claimOne();
    await begin(claimed);
    await finish(claimed, responded(500));

    expect(await log()).toMatchObject([{ state: 'FAILED', attempts: [{}, { status: 500 }] }]);
  });

  test('a test event that fails does not make its webhook a failing one', async () => {
    await addWebhook(database);
    await call('POST', '/users/me/webhooks/1/test/', { as: 'manager', body: {} });
    await finish(await claimOne(), responded(500));

    expect((await webhook()).failing_since_ts).toBeNull();
  });

  test('a test event that fails leaves the time since when its webhook fails', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    await finish(await claimOne(), responded(500));
    const { failing_since_ts } = await webhook();
    await call('POST', '/users/me/webhooks/1/test/', { as: 'manager', body: {} });
    await finish(await claimOne(), responded(500));

    expect(failing_since_ts).not.toBeNull();
    expect((await webhook()).failing_since_ts).toEqual(failing_since_ts);
  });

  test('a test event shows an application where the topics are about them; 409 where there is none', async () => {
    await addWebhook(database, { topics: ['application.changed'] });
    const { id } = await addApiToken(database, { location_id: ids.harborAnnex, user_id: people.owner.id });
    await addWebhook(database, { api_token_id: id });

    const test1 = await call<Claimed>('POST', '/users/me/webhooks/1/test/', { as: 'manager', body: {} });
    expect(test1.body.topic).toBe('application.changed');
    expect((await call('POST', '/users/me/webhooks/2/test/', { as: 'owner', body: {} })).status).toBe(409);
  });

  test('400: a test event about what the topics are not about is refused', async () => {
    await addWebhook(database);

    const { status, error } = await call('POST', '/users/me/webhooks/1/test/', {
      as: 'manager',
      body: { topic: 'application.changed' },
    });

    expect({ status, target: error?.target }).toEqual({ status: 400, target: 'topic' });
    expect(await claim()).toEqual([]);
  });

  test('a test event can be about another topic of the same kind', async () => {
    await addWebhook(database, { topics: ['gig.changed'] });
    const body = { topic: 'gig.created' };

    expect((await call('POST', '/users/me/webhooks/1/test/', { as: 'manager', body })).status).toBe(201);
  });

  test('a delivery is sent again with the same id and payload', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    const first = await claimOne();
    const { body: sent } = await begin(first);
    await finish(first, responded(200));

    await call('POST', `/users/me/webhook-deliveries/${first.id}/resend/`, { as: 'manager' });
    const again = await claimOne();
    const { body: resent } = await begin(again);
    await finish(again, responded(200));

    expect(resent).toEqual(sent);
    expect(await log()).toMatchObject([{ state: 'DELIVERED', attempts: [{ number: 1 }, { number: 2 }] }]);
  });

  test('a delivery is sent again once per idempotency key', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    const first = await claimOne();
    await begin(first);
    await finish(first, responded(200));
    const resend = () =>
      call('POST', `/users/me/webhook-deliveries/${first.id}/resend/`, {
        as: 'manager',
        headers: { 'idempotency-key': 'again' },
      });

    const requested = await resend();
    const again = await claimOne();
    await begin(again);
    await finish(again, responded(200));
    const replayed = await resend();

    expect(replayed.body).toEqual(requested.body);
    expect(await claim()).toEqual([]);
    expect(await log()).toMatchObject([{ state: 'DELIVERED', attempts: [{ number: 1 }, { number: 2 }] }]);
  });

  test('a delivery that waits is due now, and is retried as before', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    const first = await claimOne();
    await finish(first, responded(500));
    expect(await claim()).toEqual([]);

    await call('POST', `/users/me/webhook-deliveries/${first.id}/resend/`, { as: 'manager' });
    await finish(await claimOne(), responded(500));

    expect(await log()).toMatchObject([{ state: 'WAITING' }]);
  });
});

describe('due work', () => {
  test.each([
    ['TOKEN_REVOKED', () => database.updateTable('api_tokens').set({ revoked_ts: clock.now() }).execute()],
    ['TOKEN_EXPIRED', () => database.updateTable('api_tokens').set({ expires_ts: clock.now() }).execute()],
    [
      'ACCOUNT_INACTIVE',
      () => database.updateTable('users').set({ account_status: 'SUSPENDED' }).where('id', '=', 3).execute(),
    ],
    ['ACCESS_LOST', () => database.deleteFrom('location_managers').where('user_id', '=', 3).execute()],
  ])('due work pauses a webhook with the reason %s', async (reason, change) => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    await runJobs();
    expect((await webhook()).pause_reason).toBeNull();

    await change();
    await runJobs();

    expect((await webhook()).pause_reason).toBe(reason);
    expect(await claim()).toEqual([]);
  });

  test('due work deletes deliveries after 30 days', async () => {
    await addWebhook(database);
    await changeGig(ids.postedGig, 'One');
    await finish(await claimOne(), responded(200));
    clock.advance(30 * 24 * 60);
    await runJobs();
    expect(await log()).toEqual([]);
  });
});
