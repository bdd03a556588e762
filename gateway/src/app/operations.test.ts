import { request as httpRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, refusal } from '../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../testing/faultyUpstream.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { impatient } from '../testing/upstreamOptions.ts';
import { createReadiness } from '../platform/server/health.ts';

const metricsToken = 'a-token-of-prometheus';

let faulty: FaultyUpstream;
let gateway: TestGateway;

beforeAll(async () => {
  faulty = await startFaultyUpstream();
});

beforeEach(async () => {
  gateway = await startTestGateway({ settings: { upstream: impatient(faulty.base), metricsToken } });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await gateway.close();
});

afterAll(() => faulty.stop());

async function statusOf(path: string, headers: Record<string, string> = {}): Promise<number> {
  return (await fetch(gateway.url + path, { headers })).status;
}

describe('/healthz', () => {
  test('/healthz reports that the process is alive, whatever the state of the upstream', async () => {
    faulty.script(json(503, {}));
    expect(await statusOf('/healthz')).toBe(200);
  });
});

describe('/readyz', () => {
  test.for([
    [200, 200],
    [404, 200],
    [503, 503],
  ] as const)('/readyz with an upstream that answers %i is %i', async ([upstream, status]) => {
    faulty.script(json(upstream, {}));
    expect(await statusOf('/readyz')).toBe(status);
  });

  test('/readyz checks the upstream at most once a second', async () => {
    const isReachable = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const readiness = createReadiness({ isReachable });
    await Promise.all([readiness.isReady(), readiness.isReady()]);
    now.mockReturnValue(999);
    await readiness.isReady();
    expect(isReachable).toHaveBeenCalledTimes(1);
    now.mockReturnValue(1_000);
    await readiness.isReady();
    expect(isReachable).toHaveBeenCalledTimes(2);
  });

  test('/readyz is ready while the upstream takes two seconds for an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    // The timers of signals are not among those that can be faked.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), delay);
      return controller.signal;
    });
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const readiness = createReadiness({
      isReachable: (signal) => {
        signal.addEventListener('abort', () => resolve(false));
        setTimeout(() => resolve(true), 2_000);
        return promise;
      },
    });
    const asked = readiness.isReady();
    vi.advanceTimersByTime(2_000);
    await expect(asked).resolves.toBe(true);
  });

  test('/readyz keeps its latest answer while the upstream takes long to give a new one', async () => {
    const isReachable = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true);
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const readiness = createReadiness({ isReachable });
    await readiness.isReady();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    isReachable.mockReturnValue(promise);
    now.mockReturnValue(1_000);
    await expect(readiness.isReady()).resolves.toBe(true);
    resolve(false);
    await expect(readiness.isReady()).resolves.toBe(false);
  });

  test('/readyz fails at once on shutdown, even during an upstream check', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const readiness = createReadiness({ isReachable: () => promise });
    const asked = readiness.isReady();
    readiness.withdraw();
    resolve(true);
    await expect(asked).resolves.toBe(false);
  });
});

describe('/metrics', () => {
  test('/metrics are available to this machine', async () => {
    expect(await statusOf('/metrics')).toBe(200);
  });

  test('/metrics are not available to clients behind a proxy on this machine', async () => {
    expect(await statusOf('/metrics', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  });

  test('/metrics are available from anywhere with the token', async () => {
    const from = { 'x-forwarded-for': '203.0.113.7' };
    expect(await statusOf('/metrics', { ...from, authorization: `Bearer ${metricsToken}` })).toBe(200);
    expect(await statusOf('/metrics', { ...from, authorization: 'Bearer a-wrong-token' })).toBe(404);
  });

  test('/metrics count calls, retries, operations and the state of the breaker', async () => {
    faulty.script(
      json(503, {}),
      json(200, { id: 7, status: 'POSTED' }),
      refusal(404, { code: 'x', message: 'No.' }),
    );
    await gateway.query('{ gig(id: 7) { id } }');
    await gateway.query('{ gig(id: 7) { id } }');
    const text = await (await fetch(`${gateway.url}/metrics`)).text();
    for (const line of [
      'brigade_upstream_calls_total{endpoint="getGig",outcome="503"} 1',
      'brigade_upstream_calls_total{endpoint="getGig",outcome="200"} 1',
      'brigade_upstream_calls_total{endpoint="getGig",outcome="404"} 1',
      'brigade_upstream_call_seconds_count{endpoint="getGig"} 3',
      'brigade_upstream_retries_total{endpoint="getGig"} 1',
      'brigade_upstream_breaker_state 0',
      'brigade_graphql_operations_total{operation="ad-hoc",outcome="ok"} 1',
      'brigade_graphql_operations_total{operation="ad-hoc",outcome="errors"} 1',
    ]) {
      expect(text).toContain(line);
    }
  });
});

describe('closing', () => {
  test('closing the gateway completes requests in flight and closes keep-alive connections', async () => {
    const arrived = Promise.withResolvers<() => void>();
    faulty.script((request, response) => {
      arrived.resolve(() => json(200, { id: 7, status: 'POSTED' })(request, response));
    });
    const running = gateway.query('{ gig(id: 7) { id } }');
    const respond = await arrived.promise;
    const closed = gateway.close();
    respond();
    expect((await running).data).toEqual({ gig: { id: 7 } });
    await expect(closed).resolves.toBeUndefined();
    await expect(fetch(`${gateway.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  test('closing the gateway does not wait for idle connections', async () => {
    await statusOf('/healthz');
    await expect(gateway.close()).resolves.toBeUndefined();
  });
});

test("the gateway announces a keep-alive timeout longer than a load balancer's", async () => {
  const { headers } = await new Promise<{ headers: NodeJS.Dict<string | string[]> }>((resolve) => {
    httpRequest(`${gateway.url}/healthz`, { headers: { connection: 'keep-alive' } }, (response) => {
      response.resume();
      resolve(response);
    }).end();
  });
  expect(headers['keep-alive']).toBe('timeout=75');
});
