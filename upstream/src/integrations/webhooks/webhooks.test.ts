import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import type { Person } from '../../testing/people.ts';
import { addOffer } from '../../testing/directOffers.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { addWebhook } from '../../testing/webhooks.ts';

const { call, clock, database, reset } = await startTestServer();
const inProduction = await startTestServer({ isProduction: true });
const withoutWorkers = await startTestServer({ webhookWorkerSecret: null });
const path = '/users/me/webhooks/';

beforeEach(reset);

type Webhook = { id: number; secret: string; topics: string[]; pause_reason: string | null };

const valid = {
  name: 'Payroll',
  url: 'https://hooks.example.com/',
  topics: ['gig.changed', 'gig.created'],
  selection: '{ databaseId }',
  cost: 1,
};

async function create(body: object = {}, server: { call: typeof call } = { call }) {
  const { id } = await addApiToken(database);
  return server.call<Webhook>('POST', path, { as: 'manager', body: { ...valid, api_token_id: id, ...body } });
}

describe('POST /users/me/webhooks/', () => {
  test('201: returns the secret once', async () => {
    const { status, body } = await create();

    expect(status).toBe(201);
    expect(body).toMatchObject({ topics: ['gig.created', 'gig.changed'], pause_reason: null });
    expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const { body: list } = await call<Page<Webhook>>('GET', path, { as: 'manager' });
    expect(list.results.map(({ id }) => id)).toEqual([body.id]);
    expect(JSON.stringify(list)).not.toContain('whsec_');
  });

  test('201: an API token creates webhooks of its own, and sees no others', async () => {
    await addWebhook(database);
    const { id, headers } = await addApiToken(database);

    const { status, body } = await call<Webhook>('POST', path, { headers, body: valid });

    expect({ status, body }).toMatchObject({ status: 201, body: { api_token: { id } } });
    const { body: list } = await call<Page<Webhook>>('GET', path, { headers });
    expect(list.results.map((webhook) => webhook.id)).toEqual([body.id]);
  });

  test.each([
    ['no API token', 'api_token_id', { api_token_id: undefined }],
    ["another person's API token", 'api_token_id', { api_token_id: 99 }],
    ['topics about different things', 'topics', { topics: ['gig.changed', 'application.changed'] }],
    ['no topic', 'topics', { topics: [] }],
    ['a password in the URL', 'url', { url: 'https://user:password@hooks.example.com/' }],
    ['a fragment in the URL', 'url', { url: 'https://hooks.example.com/#here' }],
    ['another protocol', 'url', { url: 'ftp://hooks.example.com/' }],
    ['a private address', 'url', { url: 'http://10.0.0.1/' }],
    ['a private IPv6 address', 'url', { url: 'http://[fd12:3456::1]/' }],
  ])('400: rejects %s', async (_what, target, body) => {
    const { status, error } = await create(body);

    expect({ status, target: error?.target }).toEqual({ status: 400, target });
  });

  test('400: rejects an API token that was revoked, and that of another token', async () => {
    const revoked = await addApiToken(database, { revoked_ts: '2026-03-01T00:00:00Z' });
    const { id } = await addApiToken(database);
    const { headers } = await addApiToken(database);

    expect((await create({ api_token_id: revoked.id })).error?.target).toBe('api_token_id');
    expect((await call('POST', path, { headers, body: { ...valid, api_token_id: id } })).error?.target).toBe(
      'api_token_id',
    );
  });

  test.each([
    ['http://hooks.example.com/', 400],
    ['https://hooks.example.com:22/', 400],
    ['https://hooks.example.com:8443/', 201],
    ['https://127.0.0.1/', 400],
    ['https://localhost/', 400],
    ['https://192.168.1.1/', 400],
  ])('in production, %s: %i', async (url, status) => {
    expect((await create({ url }, inProduction)).status).toBe(status);
  });

  test.each(['http://127.0.0.1:4777/', 'http://[::1]:4777/', 'http://localhost:4777/'])(
    'outside production, this machine may receive: %s',
    async (url) => {
      expect((await create({ url })).status).toBe(201);
    },
  );

  test('409: rejects more than 20 webhooks of one person', async () => {
    for (let made = 0; made < 20; made += 1) await addWebhook(database);

    expect((await create()).status).toBe(409);
  });

  test('404: without processes that deliver, there are no webhooks', async () => {
    expect((await create({}, withoutWorkers)).status).toBe(404);
    expect(
      (await withoutWorkers.call('POST', '/webhook-deliveries/claim/', { body: { limit: 1 } })).status,
    ).toBe(404);
  });
});

test.each([
  ['GET', ''],
  ['PUT', ''],
  ['DELETE', ''],
  ['GET', 'deliveries/'],
  ['POST', 'rotate/'],
  ['POST', 'pause/'],
  ['POST', 'resume/'],
  ['POST', 'test/'],
] as const)("404: %s of another person's webhook %s", async (method, rest) => {
  const id = await addWebhook(database);
  const bodies: Record<string, object | undefined> = { PUT: valid, POST: rest === 'test/' ? {} : undefined };

  const as: Person = 'owner';
  expect((await call(method, `${path}${id}/${rest}`, { as, body: bodies[method] })).status).toBe(404);
});

test('PUT 200: changes a webhook, and moves it to another API token', async () => {
  const id = await addWebhook(database);
  const { id: tokenId } = await addApiToken(database, { name: 'Other' });
  const change = { ...valid, name: 'Renamed', api_token_id: tokenId };

  expect((await call('PUT', `${path}${id}/`, { as: 'manager', body: change })).body).toMatchObject({
    name: 'Renamed',
    api_token: { id: tokenId, name: 'Other' },
  });
});

test('PUT 400: rejects a private address', async () => {
  const id = await addWebhook(database);
  const change = { ...valid, url: 'http://192.168.1.1/' };

  const { status, error } = await call('PUT', `${path}${id}/`, { as: 'manager', body: change });

  expect({ status, target: error?.target }).toEqual({ status: 400, target: 'url' });
});

test('rotate: 200, then 409 until the replaced secret no longer signs', async () => {
  const id = await addWebhook(database);
  const rotate = () => call<Webhook>('POST', `${path}${id}/rotate/`, { as: 'manager' });

  const { body } = await rotate();

  expect(body).toMatchObject({ previous_secret_ends_ts: '2026-03-03T15:00:00.000Z' });
  expect((await rotate()).status).toBe(409);
  clock.advance(24 * 60);
  expect((await rotate()).body.secret).not.toBe(body.secret);
});

test('resume: 200; 400 while the API token of the webhook does not work', async () => {
  const { id: tokenId } = await addApiToken(database);
  const id = await addWebhook(database, { api_token_id: tokenId });
  const post = (rest: string) => call<Webhook>('POST', `${path}${id}/${rest}/`, { as: 'manager' });

  expect((await post('pause')).body.pause_reason).toBe('MAKER');
  expect((await post('resume')).body.pause_reason).toBeNull();
  expect((await post('resume')).status).toBe(200);
  await post('pause');
  await database
    .updateTable('api_tokens')
    .set({ revoked_ts: clock.now() })
    .where('id', '=', tokenId)
    .execute();
  expect((await post('resume')).error?.target).toBe('api_token_id');
});

/** Adds a webhook with a delivery that was sent, and revokes its token. */
async function addRevoked() {
  const { id: tokenId } = await addApiToken(database);
  const id = await addWebhook(database, { api_token_id: tokenId });
  await call('POST', `${path}${id}/test/`, { as: 'manager', body: {} });
  await database
    .updateTable('webhook_deliveries')
    .set({ state: 'DELIVERED', finished_ts: clock.now() })
    .execute();
  await database
    .updateTable('api_tokens')
    .set({ revoked_ts: clock.now() })
    .where('id', '=', tokenId)
    .execute();
  return id;
}

const states = async () =>
  (await database.selectFrom('webhook_deliveries').select('state').execute()).map(({ state }) => state);

test('POST test 201, 409: about the newest offer that the API token can see, if there is one', async () => {
  const id = await addWebhook(database, { topics: ['offer.changed'] });
  const send = () =>
    call<{ topic: string; subject_id: number }>('POST', `${path}${id}/test/`, { as: 'manager', body: {} });
  expect((await send()).status).toBe(409);
  await addOffer(database);
  const offer = await database.selectFrom('direct_offers').select('id').executeTakeFirstOrThrow();

  const { status, body } = await send();
  expect({ status, ...body }).toMatchObject({ status: 201, topic: 'offer.changed', subject_id: offer.id });
});

describe('while its API token does not work', () => {
  test('400: a test event is refused while the API token does not work', async () => {
    const id = await addRevoked();
    const { status, error } = await call('POST', `${path}${id}/test/`, { as: 'manager', body: {} });

    expect({ status, target: error?.target }).toEqual({ status: 400, target: 'api_token_id' });
    expect(await states()).toEqual(['DELIVERED']);
  });

  test('400: a delivery is not sent again while the API token does not work, and stays delivered', async () => {
    await addRevoked();
    const { id } = await database.selectFrom('webhook_deliveries').select('id').executeTakeFirstOrThrow();
    const resend = `/users/me/webhook-deliveries/${id}/resend/`;
    const { status, error } = await call('POST', resend, { as: 'manager' });

    expect({ status, target: error?.target }).toEqual({ status: 400, target: 'api_token_id' });
    expect(await states()).toEqual(['DELIVERED']);
  });
});

test('DELETE 204: ends a webhook with its deliveries', async () => {
  const id = await addWebhook(database);
  await call('POST', `${path}${id}/test/`, { as: 'manager', body: {} });

  expect((await call('DELETE', `${path}${id}/`, { as: 'manager' })).status).toBe(204);
  expect(await database.selectFrom('webhook_deliveries').selectAll().execute()).toEqual([]);
});
