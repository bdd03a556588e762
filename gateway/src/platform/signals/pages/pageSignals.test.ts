import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnvelope } from '../../../testing/envelopes.ts';
import { globalId } from '../../../testing/globalId.ts';
import { startTestGateway, type TestGateway } from '../../../testing/startTestGateway.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/webhookReceiver.ts';

const clientId = '0123456789abcdef0123456789abcdef';
const startedAt = Date.UTC(2026, 10, 27, 10);
const screen = '/_app/locations/$locationId/home';
const opened = { type: 'screen', screen, at: startedAt };
const posted = { type: 'action', operation: 'postGigsMutation', at: startedAt + 1500 };
const failed = {
  type: 'failure',
  screen,
  operation: 'HomeQuery',
  failure: { kind: 'schema' },
  requestId: null,
};
const visit = { type: 'visit', screen, cause: 'navigation', startedAt, ms: 800, requests: [], profile: null };

let service: WebhookReceiver;
const open: TestGateway[] = [];

beforeEach(async () => {
  service = await startWebhookReceiver();
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((gateway) => gateway.close()));
  await service.close();
});

async function start(environment: Record<string, string> = {}): Promise<TestGateway> {
  const gateway = await startTestGateway({
    environment: {
      ERROR_REPORTING_DSN: `http://key@127.0.0.1:${service.port}/42`,
      SEGMENT_WRITE_KEY: 'writeKeyOfTest',
      SEGMENT_API_BASE: service.url,
      ...environment,
    },
  });
  open.push(gateway);
  return gateway;
}

function post({ url }: TestGateway, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/signals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const send = (gateway: TestGateway, ...signals: object[]) => post(gateway, { clientId, signals });

/** Closes the gateways, which sends what is left. */
async function received(path: string) {
  await Promise.all(open.splice(0).map((gateway) => gateway.close()));
  return service.received.filter((request) => request.path === path);
}

const itemsOf = async () =>
  (await received('/api/42/envelope/')).flatMap(({ body }) => readEnvelope(body).items);

describe('use', () => {
  test('use arrives at the analytics service as one batch, with the random id of the browser alone', async () => {
    const gateway = await start();
    const response = await send(gateway, opened, posted);
    expect([response.status, await response.text()]).toEqual([204, '']);
    const [batch, ...others] = await received('/v1/batch');
    expect(others).toEqual([]);
    expect(batch?.headers.authorization).toBe(`Basic ${globalId('writeKeyOfTest', '')}`);
    const facts = {
      messageId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      anonymousId: clientId,
      context: { ip: '0.0.0.0', library: { name: 'brigade' } },
      properties: {},
    };
    expect(JSON.parse(batch?.body ?? '')).toEqual({
      sentAt: expect.any(String) as string,
      batch: [
        { ...facts, type: 'page', name: screen, timestamp: '2026-11-27T10:00:00.000Z' },
        { ...facts, type: 'track', event: 'Post gigs', timestamp: '2026-11-27T10:00:01.500Z' },
      ],
    });
  });

  test('use is not reported without the key of a service', async () => {
    const gateway = await start({ SEGMENT_WRITE_KEY: 'off', ERROR_REPORTING_DSN: 'off' });
    expect((await send(gateway, opened, failed, visit)).status).toBe(204);
    await gateway.close();
    expect(service.received).toEqual([]);
  });
});

describe('failures of a page', () => {
  test('failures of a page arrive as events', async () => {
    const refused = { ...failed, failure: { kind: 'refused', status: 400 }, requestId: 'request-400' };
    await send(await start(), failed, refused);
    expect((await itemsOf()).map(({ content }) => content)).toMatchObject([
      {
        platform: 'javascript',
        environment: 'test',
        transaction: screen,
        exception: { values: [{ type: 'SchemaError', value: 'HomeQuery' }] },
      },
      {
        exception: { values: [{ type: 'Refusal400', value: 'HomeQuery' }] },
        tags: { request_id: 'request-400' },
      },
    ]);
  });

  test('failures of a page are held to the rules of error reporting, whatever a page sends', async () => {
    await send(await start(), { ...failed, failure: { kind: 'refused', status: 500 } });
    expect(await itemsOf()).toEqual([]);
  });
});

describe('a visit', () => {
  test('a visit arrives as a transaction with a span for each request', async () => {
    const requests = [
      { operation: 'HomeQuery', offset: 100, ms: 250, isFailed: false },
      { operation: 'markSeenMutation', offset: 500, ms: 50, isFailed: true },
    ];
    await send(await start(), { ...visit, requests });
    const [transaction, ...others] = await itemsOf();
    expect(others).toEqual([]);
    expect(transaction).toMatchObject({
      type: 'transaction',
      content: {
        type: 'transaction',
        transaction: screen,
        start_timestamp: startedAt / 1000,
        timestamp: startedAt / 1000 + 0.8,
        contexts: { trace: { op: 'navigation', status: 'ok' } },
        spans: [
          {
            op: 'http.client',
            description: 'HomeQuery',
            status: 'ok',
            start_timestamp: startedAt / 1000 + 0.1,
          },
          { description: 'markSeenMutation', status: 'internal_error', timestamp: startedAt / 1000 + 0.55 },
        ],
      },
    });
  });

  test('a visit arrives with its profile', async () => {
    const profile = {
      frames: [
        { function: 'render', file: '/assets/app-1a2b.js', line: 1, column: 200 },
        { function: '', file: '', line: 0, column: 0 },
      ],
      stacks: [[0, 1]],
      samples: [{ ms: 12.5, stack: 0 }],
    };
    await send(await start(), { ...visit, profile });
    const [transaction, profiled] = await itemsOf();
    const contexts = transaction?.content['contexts'];
    expect(contexts).toMatchObject({ profile: { profile_id: profiled?.content['event_id'] } });
    expect(profiled).toMatchObject({
      type: 'profile',
      content: {
        version: '1',
        platform: 'javascript',
        transactions: [{ id: transaction?.content['event_id'], name: screen, relative_end_ns: '800000000' }],
        profile: {
          frames: [{ function: 'render', abs_path: '/assets/app-1a2b.js', lineno: 1, colno: 200 }, {}],
          stacks: [[0, 1]],
          samples: [{ stack_id: 0, thread_id: '0', elapsed_since_start_ns: '12500000' }],
        },
      },
    });
  });
});

describe('signals are refused', () => {
  test.for([
    ['no JSON', 'hello'],
    ['another id than a random one', { clientId: 'ann@brigade.example', signals: [] }],
    ['an address with an id', { clientId, signals: [{ ...opened, screen: '/locations/7/home' }] }],
    ['a name', { clientId, signals: [{ ...posted, operation: 'Ann Smith' }] }],
    [
      'a file of someone else',
      {
        clientId,
        signals: [
          {
            ...visit,
            profile: {
              frames: [{ function: 'a', file: 'https://evil.example/a.js', line: 1, column: 1 }],
              stacks: [],
              samples: [],
            },
          },
        ],
      },
    ],
    ['an unknown kind', { clientId, signals: [{ type: 'crash' }] }],
    ['more than a page has', { clientId, signals: Array.from({ length: 51 }, () => opened) }],
  ] as const)('signals are refused with 400 for %s', async ([, body]) => {
    const response = await post(await start(), body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    expect(await received('/v1/batch')).toEqual([]);
  });

  test('signals are refused with 403 for the page of another site', async () => {
    const gateway = await start();
    const { status } = await post(
      gateway,
      { clientId, signals: [opened] },
      { origin: 'https://evil.example' },
    );
    expect(status).toBe(403);
  });

  test('signals are refused with 405 for another method', async () => {
    const { status, headers } = await fetch(`${(await start()).url}/signals`);
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('signals are refused with 413 for what is too large', async () => {
    const gateway = await start();
    expect((await post(gateway, ' '.repeat(256_001))).status).toBe(413);
  });

  test('signals are refused with 429 for a network that sends more than pages do', async () => {
    const gateway = await start();
    const statuses = new Set<number>();
    let last: Response | null = null;
    for (let times = 0; times < 200; times += 1) {
      last = await send(gateway);
      statuses.add(last.status);
      if (last.status === 429) break;
    }
    expect([...statuses]).toEqual([204, 429]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test.for([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'nothing leaves for a browser that sends %j',
  async (headers) => {
    const gateway = await start();
    expect((await post(gateway, { clientId, signals: [opened, failed, visit] }, headers)).status).toBe(204);
    await gateway.close();
    expect(service.received).toEqual([]);
  },
);

test.for([
  ['hangs', () => undefined],
  ['answers 500', (_, response) => response.writeHead(500).end()],
] as [string, Parameters<WebhookReceiver['respond']>[0]][])(
  'a page does not notice that a service %s',
  async ([, listener]) => {
    service.respond(listener);
    const gateway = await start();
    for (let times = 0; times < 5; times += 1) {
      expect((await send(gateway, opened, failed, visit)).status).toBe(204);
    }
  },
);

test('a client that breaks off in the middle leaves the gateway alive', async () => {
  const gateway = await start();
  const { port, hostname } = new URL(gateway.url);
  const socket = connect(Number(port), hostname);
  socket.end('POST /signals HTTP/1.1\r\nhost: brigade\r\ncontent-length: 100\r\n\r\n{');
  await new Promise((resolve) => socket.once('close', resolve).resume());
  expect((await send(gateway, opened)).status).toBe(204);
});
