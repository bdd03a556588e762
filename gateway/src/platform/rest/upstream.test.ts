import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  halfABody,
  html,
  huge,
  json,
  redirect,
  refusal,
  reset,
  silence,
  stall,
} from '../../testing/responses.ts';
import { startFaultyUpstream, type FaultyUpstream } from '../../testing/faultyUpstream.ts';
import { impatient } from '../../testing/upstreamOptions.ts';
import {
  CallAborted,
  UpstreamRefusal,
  UpstreamSchemaError,
  UpstreamSuspended,
  UpstreamTimeout,
  UpstreamUnreachable,
} from './restError.ts';
import type { WireCall } from './transport.ts';
import { createUpstream, type Upstream, type UpstreamObserver } from './upstream.ts';
import type { UpstreamOptions } from './upstreamOptions.ts';

let faulty: FaultyUpstream;
const opened: Upstream[] = [];

beforeAll(async () => {
  faulty = await startFaultyUpstream();
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(opened.splice(0).map((upstream) => upstream.close()));
});

afterAll(() => faulty.stop());

function observer() {
  return {
    callEnded: vi.fn<UpstreamObserver['callEnded']>(),
    callRetried: vi.fn<UpstreamObserver['callRetried']>(),
  };
}

function connect(overrides: Partial<UpstreamOptions> = {}, seenBy: UpstreamObserver = observer()): Upstream {
  const upstream = createUpstream(impatient(faulty.base, overrides), seenBy);
  opened.push(upstream);
  return upstream;
}

function call(overrides: Partial<WireCall> = {}): WireCall {
  return {
    endpoint: 'getGig',
    method: 'GET',
    path: '/staffer/gigs/7/',
    headers: { 'x-request-id': 'r1' },
    body: null,
    signal: new AbortController().signal,
    ...overrides,
  };
}

const gig = json(200, { id: 7 });

describe('a call', () => {
  test('a call goes below {base}api with its headers and body', async () => {
    faulty.script(json(201, { ok: true }));
    const response = await connect().send(
      call({
        method: 'POST',
        path: '/favorite-pros/',
        body: '{"pro_id":3}',
        headers: { 'content-type': 'application/json', authorization: 'Bearer t' },
      }),
    );
    expect(response).toMatchObject({ status: 201, text: '{"ok":true}' });
    expect(faulty.received).toMatchObject([
      {
        method: 'POST',
        path: '/api/favorite-pros/',
        body: { pro_id: 3 },
        headers: { authorization: 'Bearer t' },
      },
    ]);
  });

  test('a call follows the path of the base', async () => {
    faulty.script(gig);
    await connect({ base: new URL('/staging/', faulty.base) }).send(call());
    expect(faulty.received[0]?.path).toBe('/staging/api/staffer/gigs/7/');
  });

  test('a call fails with the decoded error of a refusal', async () => {
    faulty.script(refusal(404, { code: 'not_found', message: 'No such shift.' }));
    const failure = connect().send(call());
    await expect(failure).rejects.toThrow(UpstreamRefusal);
    await expect(failure).rejects.toMatchObject({ status: 404, error: { code: 'not_found' } });
  });

  test('a page of a proxy does not move the clock, a response of the API does', async () => {
    const day = { 'x-clock-offset': '86400000' };
    const upstream = connect();
    faulty.script(json(200, { id: 7 }, day));
    await upstream.send(call());
    expect(upstream.clockOffset).toBe(86_400_000);

    faulty.script(html(502), html(404), html(404));
    await expect(upstream.send(call({ method: 'POST' }))).rejects.toThrow(UpstreamRefusal);
    await expect(upstream.send(call())).rejects.toThrow(UpstreamRefusal);
    expect(await upstream.isReachable(new AbortController().signal)).toBe(true);
    expect(upstream.clockOffset).toBe(86_400_000);

    faulty.script(gig);
    await upstream.send(call());
    expect(upstream.clockOffset).toBe(0);
  });

  test('a call never follows a redirect, which would carry the token away', async () => {
    faulty.script(redirect('/api/elsewhere/'), gig);
    await expect(connect().send(call())).rejects.toThrow(UpstreamSchemaError);
    expect(faulty.received).toHaveLength(1);
  });

  test('a call is refused when the answer grows beyond the limit, announced or not', async () => {
    faulty.script(huge(50_000));
    const failure = connect({ maxResponseBytes: 10_000 }).send(call());
    await expect(failure).rejects.toThrow('more than 10000 bytes');
  });

  test.for([
    ['no headers', silence, { headersTimeout: 20 }],
    ['no body', stall, { bodyTimeout: 20 }],
    ['no end', stall, { attemptTimeout: 20 }],
  ] as const)(
    'a call times out when the upstream sends %s, and is not repeated',
    async ([, respond, timeout]) => {
      faulty.script(respond);
      const seenBy = observer();
      await expect(connect(timeout, seenBy).send(call())).rejects.toThrow(UpstreamTimeout);
      // What the upstream has received says less: the time may be over before the request arrives.
      expect(seenBy.callRetried).not.toHaveBeenCalled();
      expect(faulty.received.length).toBeLessThanOrEqual(1);
    },
  );

  test('a call is aborted with the client, and reports it', async () => {
    const client = new AbortController();
    const { promise: cut, resolve: wasCut } = Promise.withResolvers<void>();
    faulty.script((_, response) => {
      response.on('close', () => wasCut());
      client.abort();
    });
    await expect(connect().send(call({ signal: client.signal }))).rejects.toThrow(CallAborted);
    await cut;
  });

  test('a call is not made for a client that has left already', async () => {
    faulty.script(gig);
    await expect(connect().send(call({ signal: AbortSignal.abort() }))).rejects.toThrow(CallAborted);
    expect(faulty.received).toHaveLength(0);
  });

  test('a call reports to the observer how it ended, by endpoint only', async () => {
    faulty.script(gig, refusal(409, { code: 'conflict', message: 'No.' }), html(200));
    const seenBy = observer();
    const upstream = connect({}, seenBy);
    await upstream.send(call());
    await expect(upstream.send(call())).rejects.toThrow(UpstreamRefusal);
    expect(seenBy.callEnded.mock.calls.map(([endpoint, outcome]) => [endpoint, outcome])).toEqual([
      ['getGig', '200'],
      ['getGig', '409'],
    ]);
  });
});

describe('retries', () => {
  test.for([
    ['a reset connection', reset],
    ['half a body', halfABody],
    ['502', html(502)],
    ['503', refusal(503, { code: 'unknown', message: 'Unknown error' })],
    ['504', html(504)],
  ] as const)('retries repeat a GET after %s', async ([, failure]) => {
    faulty.script(failure, failure, gig);
    const seenBy = observer();
    await expect(connect({}, seenBy).send(call())).resolves.toMatchObject({ status: 200, text: '{"id":7}' });
    expect(seenBy.callRetried).toHaveBeenCalledTimes(2);
  });

  test.for(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'retries never repeat a %s: it may have been done',
    async (method) => {
      faulty.script(reset, gig);
      await expect(connect().send(call({ method }))).rejects.toThrow(UpstreamUnreachable);
      expect(faulty.received).toHaveLength(1);
    },
  );

  test.for([400, 401, 403, 404, 409, 418, 429, 500])('retries never repeat after %i', async (status) => {
    faulty.script(refusal(status, { code: 'x', message: 'No.' }), gig);
    await expect(connect().send(call())).rejects.toMatchObject({ status });
    expect(faulty.received).toHaveLength(1);
  });

  test('retries leave an upstream alone that asks for more time than callers have', async () => {
    faulty.script(refusal(503, { code: 'x', message: 'No.' }, { 'retry-after': '30' }), gig);
    await expect(connect().send(call())).rejects.toMatchObject({ status: 503, retryAfterSeconds: 30 });
    expect(faulty.received).toHaveLength(1);
  });

  test('retries end after the fourth attempt', async () => {
    faulty.script(reset);
    await expect(connect().send(call())).rejects.toThrow(UpstreamUnreachable);
    expect(faulty.received).toHaveLength(4);
  });

  test('retries let all reads succeed while three attempts in ten fail', async () => {
    let attempts = 0;
    faulty.script((request, response) => {
      attempts += 1;
      // The same three of ten each time, two of them in a row.
      const respond = [2, 3, 7].includes(attempts % 10) ? html(503) : gig;
      return respond(request, response);
    });
    const upstream = connect();
    for (let reads = 0; reads < 100; reads += 1) {
      await expect(upstream.send(call())).resolves.toMatchObject({ status: 200 });
    }
    expect(attempts).toBeLessThan(150);
  });

  test('retries end with the budget: an upstream in trouble is sent little more than its share', async () => {
    // Two successes in five keep the breaker closed, which would otherwise end the calls first.
    let attempts = 0;
    faulty.script((request, response) => {
      attempts += 1;
      return ([1, 2, 4].includes(attempts % 5) ? reset : gig)(request, response);
    });
    const seenBy = observer();
    const upstream = connect({}, seenBy);
    for (let calls = 0; calls < 100; calls += 1) await upstream.send(call()).catch(() => undefined);
    // 20 saved up, and one earned by each two calls.
    expect(seenBy.callRetried.mock.calls.length).toBeGreaterThanOrEqual(60);
    expect(seenBy.callRetried.mock.calls.length).toBeLessThanOrEqual(70);
  });

  test('retries stop waiting when the client leaves', async () => {
    const client = new AbortController();
    const seenBy: UpstreamObserver = { callEnded: () => undefined, callRetried: () => client.abort() };
    faulty.script(reset, gig);
    const upstream = connect({ retryPause: 60_000 }, seenBy);
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.9);
    await expect(upstream.send(call({ signal: client.signal }))).rejects.toThrow(CallAborted);
    expect(faulty.received).toHaveLength(1);
  });
});

async function fail(upstream: Upstream, times: number): Promise<void> {
  for (let calls = 0; calls < times; calls += 1) {
    await expect(upstream.send(call({ method: 'POST' }))).rejects.toThrow(/Network Error|Unknown error/);
  }
}

describe('the breaker', () => {
  test('the breaker opens after ten failures and then makes no calls', async () => {
    faulty.script(reset);
    const upstream = connect();
    await fail(upstream, 10);
    expect(upstream.breakerState).toBe('open');
    await expect(upstream.send(call())).rejects.toThrow(UpstreamSuspended);
    expect(faulty.received).toHaveLength(10);
  });

  test('the breaker tries one call after its pause and closes when it is answered', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    faulty.script(reset);
    const upstream = connect({ breakerPause: 5_000 });
    await fail(upstream, 10);
    faulty.script(gig);
    vi.advanceTimersByTime(4_999);
    await expect(upstream.send(call())).rejects.toThrow(UpstreamSuspended);
    vi.advanceTimersByTime(1);
    await upstream.send(call());
    expect(upstream.breakerState).toBe('closed');
  });

  test.for([-3_600_000, 3_600_000])(
    'a clock that jumps by %i changes nothing of the pause of the breaker',
    async (jump) => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'] });
      faulty.script(reset);
      const upstream = connect({ breakerPause: 5_000 });
      await fail(upstream, 10);
      faulty.script(gig);
      vi.setSystemTime(Date.now() + jump);
      await expect(upstream.send(call())).rejects.toThrow(UpstreamSuspended);
      vi.advanceTimersByTime(5_000);
      await upstream.send(call());
      expect(upstream.breakerState).toBe('closed');
    },
  );

  test('the breaker leaves calls of other endpoints alone', async () => {
    faulty.script(reset);
    const upstream = connect();
    await fail(upstream, 10);
    faulty.script(gig);
    await expect(upstream.send(call())).rejects.toThrow(UpstreamSuspended);
    await expect(upstream.send(call({ endpoint: 'listGigs' }))).resolves.toMatchObject({ status: 200 });
  });

  test('the breaker stays closed when calls of a caller time out', async () => {
    faulty.script(silence);
    const upstream = connect({ attemptTimeout: 20 });
    const calls = Array.from({ length: 30 }, () => upstream.send(call()));
    await Promise.allSettled(calls);
    expect(upstream.breakerState).toBe('closed');
  });

  test('the breaker takes a 500 or a 404 for the fault of one call', async () => {
    faulty.script(html(500));
    const upstream = connect();
    await fail(upstream, 30);
    expect(upstream.breakerState).toBe('closed');
  });
});

describe('reachability', () => {
  test.for([
    [200, true],
    [404, true],
    [503, false],
  ] as const)('an upstream whose /readyz answers %i is reachable: %s', async ([status, reachable]) => {
    faulty.script(json(status, {}));
    await expect(connect().isReachable(new AbortController().signal)).resolves.toBe(reachable);
    expect(faulty.received[0]?.path).toBe('/readyz');
  });

  test('an upstream whose connections are all taken by calls is reachable', async () => {
    faulty.script((request, response) => {
      if (request.url === '/readyz') json(200, {})(request, response);
    });
    const upstream = connect({ maxConnections: 1 });
    const client = new AbortController();
    const calls = [call({ signal: client.signal }), call({ signal: client.signal })];
    const waiting = Promise.allSettled(calls.map((each) => upstream.send(each)));
    await expect(upstream.isReachable(new AbortController().signal)).resolves.toBe(true);
    client.abort();
    await waiting;
  });

  test('an upstream that is down is not reachable, and calls fail as network errors', async () => {
    const down = await startFaultyUpstream();
    await down.stop();
    const upstream = connect({ base: down.base });
    await expect(upstream.isReachable(new AbortController().signal)).resolves.toBe(false);
    await expect(upstream.send(call())).rejects.toThrow(UpstreamUnreachable);
  });
});
