import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnvelope } from '../../../testing/envelopes.ts';
import { type FaultyUpstream, startFaultyUpstream } from '../../../testing/faultyUpstream.ts';
import { startTestGateway, type TestGateway } from '../../../testing/startTestGateway.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../../../testing/webhookReceiver.ts';
import { parseSettings } from '../../settings/settings.ts';

const respondWith =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const refusal = (code: string, target: string | null = null) => ({
  error: { code, message: 'ann@brigade.example is not known', target, details: [] },
});

let upstream: FaultyUpstream;
let service: WebhookReceiver;
const open: TestGateway[] = [];

beforeEach(async () => {
  [upstream, service] = await Promise.all([startFaultyUpstream(), startWebhookReceiver()]);
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((gateway) => gateway.close()));
  await Promise.all([upstream.stop(), service.close()]);
});

async function start(environment: Record<string, string> = {}, options: object = {}): Promise<TestGateway> {
  const given = {
    UPSTREAM_API_BASE: upstream.base.href,
    ERROR_REPORTING_DSN: `http://public-key@127.0.0.1:${service.port}/42`,
    ...environment,
  };
  const { signals } = parseSettings({ BRIGADE_ENV: 'test', ...given });
  const gateway = await startTestGateway({
    environment: given,
    settings: { signals: { ...signals, ...options } },
  });
  open.push(gateway);
  return gateway;
}

/** Closes the gateways, which sends what is left. */
async function reports() {
  await Promise.all(open.splice(0).map((gateway) => gateway.close()));
  return service.received.flatMap(({ body }) => readEnvelope(body).items);
}

const readGig = '{ gig(id: 7) { status } }';

describe('errors of REST calls', () => {
  test('errors of REST calls arrive at the DSN as events, in its protocol', async () => {
    upstream.script(respondWith(418, refusal('ledger_out_of_balance')));
    const gateway = await start({ BRIGADE_ENV: 'staging' });
    await gateway.post({ query: readGig }, { headers: { 'x-request-id': 'request-418' } });
    const [item] = await reports();

    const [{ method, path, headers, body } = {}] = service.received;
    expect(`${method} ${path}`).toBe('POST /api/42/envelope/');
    expect(headers?.['content-type']).toBe('application/x-sentry-envelope');
    expect(headers?.['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, .*sentry_key=public-key$/);
    const { eventId } = readEnvelope(body ?? '');
    expect(eventId).toMatch(/^[\da-f]{32}$/);
    expect(item).toEqual({
      type: 'event',
      content: {
        event_id: eventId,
        timestamp: expect.any(Number),
        environment: 'staging',
        platform: 'node',
        level: 'error',
        transaction: 'ad-hoc',
        exception: {
          values: [{ type: 'Refusal418', value: 'GET /staffer/gigs/{id}/: ledger_out_of_balance' }],
        },
        fingerprint: ['Refusal418', 'getGig', 'ledger_out_of_balance'],
        tags: { endpoint: 'getGig', request_id: 'request-418' },
      },
    });
  });

  test.for([
    ['a 400', respondWith(400, refusal('invalid', 'start_time')), 'Refusal400', 'invalid start_time'],
    ['a 418', respondWith(418, refusal('broken')), 'Refusal418', 'broken'],
    ['a wrong shape', respondWith(200, { id: 'seven', status: 1 }), 'SchemaError', 'id, status'],
  ] as const)('errors of REST calls are reported for %s', async ([, script, type, facts]) => {
    upstream.script(script);
    await (await start()).query(readGig);
    expect((await reports()).map(({ content }) => content['exception'])).toEqual([
      { values: [{ type, value: `GET /staffer/gigs/{id}/: ${facts}` }] },
    ]);
  });

  test.for([401, 403, 404, 409, 422, 429, 500, 503])(
    'errors of REST calls are not reported for a %i',
    async (status) => {
      upstream.script(respondWith(status, refusal('other')));
      await (await start()).query(readGig);
      expect(await reports()).toEqual([]);
    },
  );

  test('a network that fails, a program that fails and success are not reported as errors of REST calls', async () => {
    upstream.script(respondWith(200, { id: 7, status: 'OPEN' }), (request) => request.socket.destroy());
    const gateway = await start();
    await gateway.query('{ bug }');
    await gateway.query(readGig);
    const { errors } = await gateway.query(readGig);
    expect(errors?.[0]?.extensions?.['code']).toBe('UPSTREAM_UNAVAILABLE');
    expect(await reports()).toEqual([]);
  });

  test('errors of REST calls are not reported for a client that leaves', async () => {
    const leaving = new AbortController();
    upstream.script(() => leaving.abort());
    const gateway = await start();
    const asked = fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer test-token' },
      body: JSON.stringify({ query: readGig }),
      signal: leaving.signal,
    });
    await expect(asked).rejects.toThrow('aborted');
    expect(await reports()).toEqual([]);
  });

  test('errors of REST calls say nothing that a person typed, and nothing of who it is', async () => {
    upstream.script(respondWith(400, refusal('ann@brigade.example is no code', 'the field of Ann')));
    const gateway = await start();
    await gateway.query('mutation { cancelGig(id: 7, reason: "Ann is ill") { status } }');
    const [item] = await reports();
    expect(item?.content['exception']).toEqual({
      values: [{ type: 'Refusal400', value: 'POST /staffer/gigs/{id}/cancel/' }],
    });
    expect(JSON.stringify(service.received)).not.toMatch(/ann\b|test-token|127\.0\.0\.1:\d+\/graphql/i);
  });

  test('errors of REST calls go nowhere from the machine of a developer, and without a DSN', async () => {
    upstream.script(respondWith(418, refusal('broken')));
    await (await start({ BRIGADE_ENV: 'local' })).query(readGig);
    await (await start({ ERROR_REPORTING_DSN: 'off' })).query(readGig);
    expect(await reports()).toEqual([]);
  });
});

const ask = async (gateway: TestGateway) => {
  const { errors } = await gateway.query(readGig);
  expect(errors?.[0]?.extensions?.['code']).toBe('INVARIANT');
};

/** "sent 1" lines of the metric. */
const outcomes = async (gateway: TestGateway) => {
  const text = await (await fetch(`${gateway.url}/metrics`)).text();
  const lines = text.matchAll(/brigade_signals_total\{service="errors",outcome="(\w+)"\} (\d+)/g);
  return Object.fromEntries([...lines].map(([, outcome, count]) => [outcome, Number(count)]));
};

describe('a service for errors', () => {
  beforeEach(() => upstream.script(respondWith(418, refusal('broken'))));

  test('a service for errors that answers 500 changes nothing', async () => {
    service.respond((_, response) => response.writeHead(500).end('broken'));
    const gateway = await start();
    await ask(gateway);
    await expect.poll(() => outcomes(gateway)).toEqual({ refused: 1 });
    await ask(gateway);
    await expect.poll(() => outcomes(gateway)).toEqual({ refused: 2 });
  });

  test('a service for errors that is down changes nothing', async () => {
    const gateway = await start({ ERROR_REPORTING_DSN: 'http://key@127.0.0.1:9/42' });
    await ask(gateway);
    await expect.poll(() => outcomes(gateway)).toEqual({ failed: 1 });
  });

  test('a service for errors that hangs is given up and holds up no answer; only a few reports wait for it', async () => {
    service.respond(() => undefined);
    const gateway = await start({}, { mostWaiting: 1, closeLimit: 0 });
    // Two are under way, one waits.
    for (let times = 0; times < 4; times += 1) await ask(gateway);
    await expect.poll(() => outcomes(gateway)).toEqual({ dropped: 1 });
    await gateway.close();
    expect(service.received).toHaveLength(2);
  });

  test('a service for errors that answers too late counts as one that failed', async () => {
    service.respond(() => undefined);
    const gateway = await start({}, { sendTimeout: 20 });
    await ask(gateway);
    await expect.poll(() => outcomes(gateway)).toEqual({ failed: 1 });
  });

  test('a service for errors that is over its quota is left in peace for as long as it asks', async () => {
    service.respond((_, response) => response.writeHead(429, { 'retry-after': '3600' }).end());
    const gateway = await start();
    await ask(gateway);
    await expect.poll(() => outcomes(gateway)).toEqual({ refused: 1 });
    await ask(gateway);
    await expect.poll(() => outcomes(gateway)).toEqual({ refused: 1, dropped: 1 });
    expect(service.received).toHaveLength(1);
  });
});
