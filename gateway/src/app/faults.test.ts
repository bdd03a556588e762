import { request as httpRequest } from 'node:http';
import { encodeGlobalID } from '@pothos/plugin-relay';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { halfABody, html, huge, json, redirect, refusal, reset, silence } from '../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../testing/faultyUpstream.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { impatient } from '../testing/upstreamOptions.ts';
import { schema } from './schema.ts';
import { parseSettings } from '../platform/settings/settings.ts';

let faulty: FaultyUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  faulty = await startFaultyUpstream();
});

// One stack per test: a circuit breaker keeps the failures of the previous one.
beforeEach(async () => {
  gateway = await startTestGateway({
    settings: { upstream: impatient(faulty.base, { maxResponseBytes: 100_000 }) },
  });
});

afterEach(() => gateway.close());
afterAll(() => faulty.stop());

const gig = json(200, { id: 7, status: 'POSTED' });
const gigQuery = '{ gig(id: 7) { id status } }';

describe('an upstream in trouble gives its documented error', () => {
  test.for([
    ['cuts the connection', reset, 'UPSTREAM_UNAVAILABLE', 'Network Error'],
    ['answers half a body', halfABody, 'UPSTREAM_UNAVAILABLE', 'Network Error'],
    ['fails', html(500), 'UPSTREAM_UNAVAILABLE', 'Unknown error'],
    ['is overloaded', html(503), 'UPSTREAM_UNAVAILABLE', 'Unknown error'],
    ['answers HTML', html(200), 'UPSTREAM_INVALID', 'The service answered something unexpected'],
    [
      'leaves out a field',
      json(200, { id: 7 }),
      'UPSTREAM_INVALID',
      'The service answered something unexpected',
    ],
    ['never ends', huge(200_000), 'UPSTREAM_INVALID', 'The service answered something unexpected'],
    ['sends elsewhere', redirect('/x'), 'UPSTREAM_INVALID', 'The service answered something unexpected'],
    ['finds its rules violated', refusal(418, { code: 'invariant', message: 'No.' }), 'INVARIANT', 'No.'],
  ] as const)('an upstream that %s gives its documented error', async ([, respond, code, message]) => {
    faulty.script(respond);
    const { status, data, errors } = await gateway.query(gigQuery);
    expect({ status, data }).toEqual({ status: 200, data: { gig: null } });
    expect(errors).toEqual([
      {
        message,
        path: ['gig'],
        locations: [{ line: 1, column: 3 }],
        extensions: { code, requestId: expect.any(String) as string },
      },
    ]);
  });

  test('an upstream that is slow gives its documented error', async () => {
    faulty.script(silence);
    const hasty = await startTestGateway({
      settings: { upstream: impatient(faulty.base, { attemptTimeout: 20 }) },
    });
    const { errors } = await hasty.query(gigQuery);
    expect(errors).toMatchObject([
      {
        message: 'The service took too long to answer',
        path: ['gig'],
        extensions: { code: 'UPSTREAM_TIMEOUT' },
      },
    ]);
    await hasty.close();
  });

  test('an upstream that is down gives its documented error', async () => {
    const down = await startFaultyUpstream();
    await down.stop();
    const alone = await startTestGateway({ settings: { upstream: impatient(down.base) } });
    const { errors } = await alone.query(gigQuery);
    expect(errors).toMatchObject([{ path: ['gig'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    await alone.close();
  });
});

describe('a refusal of the upstream keeps its meaning', () => {
  test.for([
    [401, {}, { code: 'UNAUTHENTICATED' }],
    [403, { target: 'gigs.view' }, { code: 'FORBIDDEN', permission: 'gigs.view' }],
    [404, {}, { code: 'NOT_FOUND' }],
    [409, {}, { code: 'CONFLICT' }],
    [429, {}, { code: 'RATE_LIMITED', retryAfterSeconds: 30 }],
    [400, { target: 'page_size' }, { code: 'BAD_USER_INPUT', argument: 'page_size' }],
  ] as const)('a refusal of the upstream with %i keeps its meaning', async ([status, error, extensions]) => {
    const headers = status === 429 ? { 'retry-after': '30' } : {};
    faulty.script(refusal(status, { code: 'x', message: 'In words.', ...error }, headers));
    const response = await gateway.query(gigQuery);
    expect(response.errors).toEqual([
      expect.objectContaining({
        message: 'In words.',
        extensions: { ...extensions, requestId: expect.any(String) as string },
      }),
    ]);
    expect(response.status).toBe(200);
  });
});

async function sendAgain(mutation: string, headers: Record<string, string>) {
  faulty.script(refusal(409, { code: 'conflict', message: 'In words.', target: 'Idempotency-Key' }, headers));
  const brigade = await startTestGateway({ schema, settings: { upstream: impatient(faulty.base) } });
  const response = await brigade.query(`mutation { ${mutation} { errors { code message } } }`);
  await brigade.close();
  return response;
}

describe('a write that is sent again with its key', () => {
  const [gigId, applicationId] = [encodeGlobalID('Gig', 5), encodeGlobalID('GigApplication', 7)];
  const clockIn = `clockInPros(input: { gigId: "${gigId}", applicationIds: ["${applicationId}"] })`;
  const cancel = `cancelGigs(input: { gigIds: ["${gigId}"], reason: FEWER_PROS_NEEDED })`;

  test.for([clockIn, cancel])(
    'a write sent again while the first request still runs gets a fault that asks for a retry: %s',
    async (mutation) => {
      const { data, errors } = await sendAgain(mutation, { 'retry-after': '1' });
      expect(data).toBeNull();
      expect(errors).toMatchObject([
        { message: 'In words.', extensions: { code: 'UPSTREAM_UNAVAILABLE', retryAfterSeconds: 1 } },
      ]);
    },
  );

  test('a write that is sent again with its key and other content is refused', async () => {
    const { data, errors } = await sendAgain(clockIn, {});
    expect(errors).toBeUndefined();
    expect(data).toEqual({ clockInPros: { errors: [{ code: 'CONFLICT', message: 'In words.' }] } });
  });
});

describe('one failing call', () => {
  test('a failing call sets its own field to null and nothing else', async () => {
    faulty.script((request, response) => {
      const respond = request.url?.includes('/8/') ? html(500) : gig;
      return respond(request, response);
    });
    const { data, errors } = await gateway.query('{ good: gig(id: 7) { id } bad: gig(id: 8) { id } }');
    expect(data).toEqual({ good: { id: 7 }, bad: null });
    expect(errors).toMatchObject([{ path: ['bad'] }]);
  });

  test('a failing GET is retried, invisibly to the caller', async () => {
    faulty.script(html(503), gig);
    const { data, errors } = await gateway.query(gigQuery);
    expect(data).toEqual({ gig: { id: 7, status: 'POSTED' } });
    expect(errors).toBeUndefined();
  });

  test('a failing call is never retried for a mutation', async () => {
    faulty.script(reset, gig);
    const { errors } = await gateway.query('mutation { cancelGig(id: 7, reason: "RAIN") { id } }');
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(faulty.received).toHaveLength(1);
  });
});

describe('a fault of our own', () => {
  test('a fault of our own reveals no details', async () => {
    const { status, data, errors } = await gateway.query('{ bug }');
    expect({ status, data }).toEqual({ status: 200, data: { bug: null } });
    expect(errors).toMatchObject([{ message: 'Something went wrong', extensions: { code: 'INTERNAL' } }]);
    expect(JSON.stringify(errors)).not.toMatch(/ann@|TypeError|\.ts/);
  });

  test('a fault of our own on a field never sets the response status or adds extensions', async () => {
    const { status, errors } = await gateway.query('{ rogue }');
    expect(status).toBe(200);
    expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', requestId: expect.any(String) as string });
  });
});

describe('a client that leaves', () => {
  test('a client that leaves aborts its upstream calls', async () => {
    const cut = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    faulty.script((_, response) => {
      response.on('close', () => cut.resolve());
      arrived.resolve();
    });
    const client = httpRequest(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
    });
    client.on('error', () => undefined);
    client.end(JSON.stringify({ query: gigQuery }));
    await arrived.promise;
    client.destroy();
    await expect(cut.promise).resolves.toBeUndefined();
  });
});

describe('what the caller says about itself', () => {
  test('what the caller says about itself is forwarded with every call', async () => {
    faulty.script(gig);
    await gateway.post(
      { query: gigQuery },
      {
        token: 'tok',
        headers: {
          'x-location-id': '4',
          'x-client-id': 'c1',
          'x-app-context': 'hire',
          'user-agent': `Kitchen/1.0 ${'x'.repeat(600)}`,
          'x-request-id': 'request-1',
          'x-forwarded-for': '198.51.100.9',
        },
      },
    );
    expect(faulty.received[0]?.headers).toMatchObject({
      authorization: 'Bearer tok',
      'x-location-id': '4',
      'x-client-id': 'c1',
      'x-app-context': 'hire',
      'user-agent': `Kitchen/1.0 ${'x'.repeat(500)}`,
      'x-request-id': 'request-1',
      // The peer itself: it is not configured as a trusted proxy.
      'x-forwarded-for': '127.0.0.1',
    });
  });

  test('what callers say about themselves is never mixed up between concurrent requests', async () => {
    faulty.script((request, response) =>
      json(200, { id: 7, status: request.headers.authorization })(request, response),
    );
    const tokens = Array.from({ length: 20 }, (_, index) => `token-${index}`);
    const responses = await Promise.all(tokens.map((token) => gateway.post({ query: gigQuery }, { token })));
    expect(responses.map(({ data }) => data)).toEqual(
      tokens.map((token) => ({ gig: { id: 7, status: `Bearer ${token}` } })),
    );
  });
});

test('the gateway supports an upstream below a path', () => {
  const { upstream } = parseSettings({ UPSTREAM_API_BASE: 'https://api.example/staging' });
  expect(upstream.base.href).toBe('https://api.example/staging/');
});
