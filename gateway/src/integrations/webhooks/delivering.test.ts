import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { busiestGig } from '../../testing/busiestGig.ts';
import { createTestWebhook } from '../../testing/createTestWebhook.ts';
import { deliverWebhooks } from '../../testing/deliverWebhooks.ts';
import { graphql } from '../../testing/graphql.ts';
import { mutate } from '../../testing/mutate.ts';
import { present } from '../../testing/present.ts';
import { startTestStack } from '../../testing/startTestStack.ts';
import { startWebhookReceiver } from '../../testing/webhookReceiver.ts';

const stack = await startTestStack();
const receiver = await startWebhookReceiver();
afterAll(() => receiver.close());

beforeEach(async () => {
  await stack.reset();
  receiver.respond();
});

const updateGig = graphql(`
  mutation ($input: UpdateGigInput!) {
    updateGig(input: $input) {
      errors {
        code
      }
    }
  }
`);

const logDocument = graphql(`
  {
    viewer {
      webhooks {
        edges {
          node {
            pauseReason
            pauseDetail
            deliveries {
              edges {
                node {
                  id
                  state
                  attempts {
                    status
                    failure
                    response
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`);

/** Changes a gig of the manager's location. */
async function changeGig(privateNotes = 'Bring a knife') {
  const gig = await busiestGig(stack);
  await mutate(stack, updateGig, { as: 'manager', input: { gigId: gig.id, privateNotes } });
  return gig;
}

/** Starts a server in front of the upstream that never answers a read of a payload. */
async function startWithoutPayloads(): Promise<string> {
  const server = createServer((request, response) => {
    // As the API token of the webhook.
    if (request.headers.authorization?.startsWith('Bearer bwg_')) return;
    void passOn(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return `http://127.0.0.1:${port}${new URL(stack.upstream.url).pathname}`;
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', headers, url = '' } = request;
  const { authorization = '', 'content-type': contentType = '' } = headers;
  const forwarded = await fetch(new URL(url, stack.upstream.url), {
    method,
    headers: { authorization, ...(contentType && { 'content-type': contentType }) },
    body: (await readText(request)) || null,
  });
  response.writeHead(forwarded.status, { 'content-type': 'application/json' }).end(await forwarded.text());
}

/** The only webhook of the manager, with its log. */
async function onlyWebhook() {
  const { data } = await stack.run(logDocument, { as: 'manager' });
  const { deliveries, ...webhook } = present(present(data?.viewer?.webhooks).edges[0]).node;
  return { ...webhook, log: present(deliveries).edges.map(({ node }) => node) };
}

test('a change arrives as what was selected, signed by Standard Webhooks', async () => {
  const { secret } = await createTestWebhook(stack, {
    url: `${receiver.url}in?team=1`,
    selection: '{ id privateNotes ...Where } fragment Where on Gig { location { name } }',
  });
  const gig = await changeGig();

  expect(await deliverWebhooks(stack)).toEqual(['responded']);

  const [sent] = receiver.received;
  const { body, headers, method, path } = present(sent);
  expect({ method, path }).toEqual({ method: 'POST', path: '/in?team=1' });
  vi.useFakeTimers({ now: stack.upstream.clock.now(), toFake: ['Date'] });
  const verified = new Webhook(present(secret)).verify(body, headers as Record<string, string>);
  const verifyOther = () =>
    new Webhook(present(secret)).verify(`${body} `, headers as Record<string, string>);
  expect(verifyOther).toThrow('No matching signature found');
  vi.useRealTimers();
  expect(verified).toEqual({
    type: 'gig.changed',
    timestamp: '2026-03-02T15:00:00.000Z',
    data: { id: gig.id, privateNotes: 'Bring a knife', location: { name: 'The Copper Finch' } },
  });
  expect(await onlyWebhook()).toMatchObject({ log: [{ state: 'DELIVERED', attempts: [{ status: 204 }] }] });
});

test('a test event about an offer shows what was selected of it', async () => {
  const { databaseId: gig_id, applicants } = await busiestGig(stack);
  await stack.upstream.database
    .insertInto('direct_offers')
    .values({
      gig_id,
      pro_id: present(applicants[0]).pro.databaseId,
      application_type: 'DIRECT_OFFER',
      status: 'DECLINED',
      created_ts: stack.upstream.clock.now(),
    })
    .execute();
  const { webhook } = await createTestWebhook(stack, {
    url: receiver.url,
    topics: ['OFFER_CREATED', 'OFFER_CHANGED'],
    selection: '{ __typename status gig { location { name } } }',
  });
  const sendTest = graphql(`
    mutation ($id: ID!) {
      testWebhook(input: { webhookId: $id, topic: OFFER_CHANGED }) {
        errors {
          code
        }
      }
    }
  `);
  const { data } = await stack.run(sendTest, { as: 'manager', variables: { id: present(webhook).id } });
  expect(data?.testWebhook.errors).toEqual([]);

  expect(await deliverWebhooks(stack)).toEqual(['responded']);
  expect(JSON.parse(present(receiver.received[0]).body)).toMatchObject({
    type: 'offer.changed',
    isTest: true,
    data: { __typename: 'DirectOffer', status: 'DECLINED', gig: { location: { name: 'The Copper Finch' } } },
  });
});

test('a failed attempt is repeated later with the same id and payload', async () => {
  await createTestWebhook(stack, { url: receiver.url });
  await changeGig();
  receiver.respond((_, response) => response.writeHead(500).end('Not now'));
  await deliverWebhooks(stack);
  const [first] = receiver.received;
  receiver.respond();
  stack.upstream.clock.advance(1);
  await deliverWebhooks(stack);

  const [second] = receiver.received;
  expect(second?.headers['webhook-id']).toBe(present(first).headers['webhook-id']);
  expect(second?.body).toBe(present(first).body);
  expect((await onlyWebhook()).log).toMatchObject([
    { state: 'DELIVERED', attempts: [{ status: 500, response: 'Not now' }, { status: 204 }] },
  ]);
});

test('a worker that died loses its lease, and another one delivers with the same id', async () => {
  await createTestWebhook(stack, { url: receiver.url });
  await changeGig();
  const claimed = await stack.upstream.server.inject({
    method: 'POST',
    url: '/api/webhook-deliveries/claim/',
    headers: { authorization: 'Bearer what the tests share with the workers' },
    payload: { limit: 1 },
  });
  expect(claimed.json()).toMatchObject({ results: [{ topic: 'gig.changed' }] });
  stack.upstream.clock.advance(2);

  expect(await deliverWebhooks(stack)).toEqual(['responded']);
  expect(receiver.received).toHaveLength(1);
});

describe('a webhook is paused', () => {
  test('a webhook is paused by a receiver that responds with 410', async () => {
    await createTestWebhook(stack, { url: receiver.url });
    await changeGig();
    receiver.respond((_, response) => response.writeHead(410).end());
    await deliverWebhooks(stack);

    expect(await onlyWebhook()).toMatchObject({ pauseReason: 'GONE', log: [{ state: 'FAILED' }] });
  });

  test('a webhook is paused for a selection that no longer fits the schema', async () => {
    await createTestWebhook(stack, { url: receiver.url });
    await stack.upstream.database.updateTable('webhooks').set({ selection: '{ colour }' }).execute();
    await changeGig();
    await deliverWebhooks(stack);

    expect(receiver.received).toEqual([]);
    expect(await onlyWebhook()).toMatchObject({
      pauseReason: 'SELECTION',
      pauseDetail: 'Cannot query field "colour" on type "Gig".',
    });
  });
});

test('a redirect is not followed, and counts as a failure', async () => {
  await createTestWebhook(stack, { url: receiver.url });
  await changeGig();
  receiver.respond((_, response) => response.writeHead(302, { location: '/elsewhere' }).end());
  await deliverWebhooks(stack);

  expect(receiver.received).toHaveLength(1);
  expect((await onlyWebhook()).log).toMatchObject([{ state: 'WAITING', attempts: [{ status: 302 }] }]);
});

test('a receiver that does not respond in time has failed', async () => {
  await createTestWebhook(stack, { url: receiver.url });
  await changeGig();
  await deliverWebhooks(stack);
  receiver.respond(() => {});
  await changeGig('Bring two knives');
  await deliverWebhooks(stack, 1, { webhooks: { deliveryTimeout: 2_000 } });

  expect((await onlyWebhook()).log[0]).toMatchObject({
    state: 'WAITING',
    attempts: [{ failure: 'TIMEOUT' }],
  });
});

test('a payload that cannot be read in time is read again, and no fault of the receiver', async () => {
  await createTestWebhook(stack, { url: receiver.url });
  await changeGig();
  const upstreamUrl = await startWithoutPayloads();

  await deliverWebhooks(stack, 1, { upstreamUrl, webhooks: { deliveryTimeout: 500 } });

  expect(receiver.received).toEqual([]);
  expect((await onlyWebhook()).log).toMatchObject([{ state: 'WAITING', attempts: [{ failure: 'READING' }] }]);
});

test('a name that leads to a private address at delivery is not called', async () => {
  await createTestWebhook(stack, { url: `http://hooks.example.com:${receiver.port}/` });
  await changeGig();
  await deliverWebhooks(stack, 1, {
    findAddresses: (_name, callback) => callback(null, [{ address: '10.0.0.1', family: 4 }]),
  });

  expect((await onlyWebhook()).log).toMatchObject([{ attempts: [{ failure: 'NOT_PUBLIC' }] }]);
});

test('this machine is not called where that is not allowed', async () => {
  await createTestWebhook(stack, { url: receiver.url });
  await changeGig();
  await deliverWebhooks(stack, 1, { webhooks: { allowsLoopback: false } });

  expect(receiver.received).toEqual([]);
  expect((await onlyWebhook()).log).toMatchObject([{ attempts: [{ failure: 'NOT_PUBLIC' }] }]);
});

test('what the API token of a webhook cannot see is skipped', async () => {
  const { webhook } = await createTestWebhook(stack, { url: receiver.url });
  const now = stack.upstream.clock.now();
  await stack.upstream.database
    .insertInto('webhook_deliveries')
    .values({
      webhook_id: present(webhook).databaseId,
      topic: 'gig.changed',
      subject_id: 999_999,
      gig_id: 999_999,
      due_ts: now,
      created_ts: now,
    })
    .execute();

  expect(await deliverWebhooks(stack)).toEqual(['skipped']);
  expect(receiver.received).toEqual([]);
  expect((await onlyWebhook()).log).toMatchObject([{ state: 'SKIPPED', attempts: [] }]);
});
