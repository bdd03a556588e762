import type { RequestParameters } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockOffset } from '../clock/currentTime.ts';
import { Fault } from './Fault.ts';
import { fetchDocument } from './fetchDocument.ts';
import { requestInit } from './requestInit.ts';
import { startRequest } from './startedRequests.ts';

const query = {
  id: 'id-of-query',
  name: 'Query',
  operationKind: 'query',
  text: null,
  metadata: {},
} as RequestParameters;
const mutation = { ...query, operationKind: 'mutation' } as RequestParameters;
const context = { token: 'token', locationId: 7, appContext: 'marketplace' as const };

const onUnauthenticated = vi.fn<() => void>();

function fetching(request = query, signal = new AbortController().signal) {
  return fetchDocument(request, { a: 1 }, { context, signal, onUnauthenticated, write: null });
}

const lost = () => Promise.reject(new TypeError('Failed to fetch'));

const refused = (seconds: string) =>
  Response.json(
    { errors: [{ message: 'Too much', extensions: { code: 'RATE_LIMITED' } }] },
    { status: 429, headers: { 'Retry-After': seconds } },
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  onUnauthenticated.mockReset();
  localStorage.clear();
});

describe('fetchDocument', () => {
  test('sends the id of the document, its variables and where it comes from', async () => {
    vi.mocked(fetch).mockResolvedValue(Response.json({ data: {} }));
    await fetching();
    const [url, init] = vi.mocked(fetch).mock.lastCall ?? [];
    expect([url, init?.method, init?.body]).toEqual([
      '/graphql',
      'POST',
      '{"id":"id-of-query","variables":{"a":1}}',
    ]);
    expect(init?.headers).toMatchObject({
      Authorization: 'Bearer token',
      'X-Location-Id': '7',
      'X-App-Context': 'marketplace',
      'X-Client-Id': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(init?.credentials).toBe('omit');
  });

  test('takes the response to a query that the page has sent, and asks again if that failed', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(Response.json({ data: { from: 'page' } }));
    startRequest(requestInit(query.id, { a: 1 }, context));
    await expect(fetching()).resolves.toEqual({ data: { from: 'page' } });
    expect(fetch).toHaveBeenCalledTimes(1);

    vi.mocked(fetch).mockImplementationOnce(lost);
    vi.mocked(fetch).mockResolvedValueOnce(Response.json({ data: { from: 'app' } }));
    startRequest(requestInit(query.id, { a: 1 }, context));
    const repeated = fetching();
    await vi.runAllTimersAsync();
    await expect(repeated).resolves.toEqual({ data: { from: 'app' } });
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  test('begins a trace of its own for each operation, to which its repetitions belong', async () => {
    vi.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json({ data: {} })));
    vi.mocked(fetch).mockImplementationOnce(lost);
    const repeated = fetching();
    await vi.runAllTimersAsync();
    await repeated;
    await fetching();
    const traces = vi
      .mocked(fetch)
      .mock.calls.map(([, init]) => new Headers(init?.headers).get('traceparent') ?? '');
    expect(traces[0]).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect([traces.length, new Set(traces).size, traces[1]]).toEqual([3, 2, traces[0]]);
  });

  // A moved clock invalidates all screens: if failures moved it back, each of them would refetch and move it again.
  test('follows the clock of responses with data, not of refusals and pages of proxies', async () => {
    const day = { headers: { 'X-Clock-Offset': '86400000' } };
    vi.mocked(fetch).mockResolvedValueOnce(Response.json({ data: {} }, day));
    await fetching();
    expect(clockOffset()).toBe(86_400_000);

    vi.mocked(fetch).mockResolvedValueOnce(new Response('<html>Bad gateway</html>', { status: 502 }));
    await expect(fetching()).rejects.toThrow(Fault);
    vi.mocked(fetch).mockResolvedValueOnce(refused('60'));
    await expect(fetching()).rejects.toThrow(Fault);
    expect(clockOffset()).toBe(86_400_000);

    vi.mocked(fetch).mockResolvedValueOnce(Response.json({ data: {} }));
    await fetching();
    expect(clockOffset()).toBe(0);
  });

  test('leaves out what it does not know', async () => {
    vi.mocked(fetch).mockResolvedValue(Response.json({ data: {} }));
    await fetchDocument(
      query,
      {},
      {
        context: { token: null, locationId: null, appContext: 'hire' },
        signal: new AbortController().signal,
        onUnauthenticated,
        write: null,
      },
    );
    const headers = new Headers(vi.mocked(fetch).mock.lastCall?.[1]?.headers);
    expect([headers.get('Authorization'), headers.get('X-Location-Id')]).toEqual([null, null]);
  });

  test('keeps the same client id in this browser', async () => {
    vi.mocked(fetch).mockImplementation(async () => Response.json({ data: {} }));
    await fetching();
    await fetching();
    const ids = vi.mocked(fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('X-Client-Id'));
    expect(new Set(ids).size).toBe(1);
  });

  test('asks a query once more when no answer came', async () => {
    vi.mocked(fetch)
      .mockImplementationOnce(lost)
      .mockResolvedValueOnce(Response.json({ data: { a: 1 } }));
    const answer = fetching();
    await vi.runAllTimersAsync();
    expect(await answer).toEqual({ data: { a: 1 } });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('gives up after the second time', async () => {
    vi.mocked(fetch).mockImplementation(lost);
    const failure = fetching().catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ name: 'Fault', code: 'NETWORK' });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('never sends a mutation again: it may have taken effect', async () => {
    vi.mocked(fetch).mockImplementation(lost);
    await expect(fetching(mutation)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('a query does not refetch once no one waits for the answer', async () => {
    const controller = new AbortController();
    vi.mocked(fetch).mockImplementation(() => {
      controller.abort();
      return lost();
    });
    await expect(fetching(query, controller.signal)).rejects.toBeInstanceOf(Fault);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the status', Response.json({ errors: [{ message: 'no' }] }, { status: 401 })],
    ['the status alone', new Response('<html>', { status: 401 })],
    [
      'a field',
      Response.json({ data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }),
    ],
  ])('reports an expired token, shown by %s', async (_by, response) => {
    vi.mocked(fetch).mockResolvedValue(response);
    await expect(fetching()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(onUnauthenticated).toHaveBeenCalledOnce();
  });

  test("fails with the gateway's code and request id when there is no data", async () => {
    const error = { message: 'Too much', extensions: { code: 'RATE_LIMITED', requestId: 'request-9' } };
    vi.mocked(fetch).mockResolvedValue(Response.json({ errors: [error] }, { status: 429 }));
    await expect(fetching()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      message: 'Too much',
      requestId: 'request-9',
    });
  });

  describe('refused by a limit', () => {
    test.each([query, mutation])(
      'a $operationKind refused by a limit is sent again after Retry-After',
      async (request) => {
        vi.mocked(fetch)
          .mockResolvedValueOnce(refused('3'))
          .mockResolvedValueOnce(Response.json({ data: { a: 1 } }));
        const answer = fetching(request);
        await vi.advanceTimersByTimeAsync(2_999);
        expect(fetch).toHaveBeenCalledTimes(1);
        await vi.advanceTimersByTimeAsync(1);
        expect(await answer).toEqual({ data: { a: 1 } });
      },
    );

    test('a query refused by a limit gives up after the third time', async () => {
      vi.mocked(fetch).mockImplementation(async () => refused('1'));
      const failure = fetching().catch((error: unknown) => error);
      await vi.runAllTimersAsync();
      expect(await failure).toMatchObject({ code: 'RATE_LIMITED' });
      expect(fetch).toHaveBeenCalledTimes(3);
    });

    test('a query refused by a limit does not wait longer than a person would', async () => {
      vi.mocked(fetch).mockResolvedValue(refused('11'));
      await expect(fetching()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      expect(fetch).toHaveBeenCalledTimes(1);
    });

    test('a query refused by a limit is not sent again when no one waits for it', async () => {
      const controller = new AbortController();
      vi.mocked(fetch).mockImplementation(async () => {
        controller.abort();
        return refused('1');
      });
      await expect(fetching(query, controller.signal)).rejects.toBeInstanceOf(Fault);
      expect(fetch).toHaveBeenCalledTimes(1);
    });
  });

  test('leaves errors beside data to their fields', async () => {
    const answer = { data: { gig: null }, errors: [{ message: 'no', path: ['gig'] }] };
    vi.mocked(fetch).mockResolvedValue(Response.json(answer));
    expect(await fetching()).toEqual(answer);
  });

  test.each([
    ['a page', () => new Response('<html>', { status: 502, headers: { 'X-Request-Id': 'request-3' } })],
    ['half an answer', () => new Response('{"data":', { headers: { 'X-Request-Id': 'request-3' } })],
    ['other JSON', () => Response.json([1], { headers: { 'X-Request-Id': 'request-3' } })],
    [
      'errors that are none',
      () => Response.json({ errors: 'x' }, { headers: { 'X-Request-Id': 'request-3' } }),
    ],
  ])('fails as unreadable on %s', async (_what, response) => {
    vi.mocked(fetch).mockResolvedValue(response());
    await expect(fetching()).rejects.toMatchObject({ code: 'UNREADABLE', requestId: 'request-3' });
  });
});

describe('the name of a write', () => {
  const answered = vi.fn<() => void>();
  const lostWrite = vi.fn<() => void>();
  const write = { key: 'write-1', answered, lost: lostWrite };

  function writing() {
    const { signal } = new AbortController();
    return fetchDocument(mutation, {}, { context, signal, onUnauthenticated, write });
  }

  beforeEach(() => {
    answered.mockReset();
    lostWrite.mockReset();
  });

  test('the name of a write goes along, and is done with once it was answered', async () => {
    vi.mocked(fetch).mockResolvedValue(Response.json({ data: {} }));
    await writing();
    expect(vi.mocked(fetch).mock.lastCall?.[1]?.headers).toMatchObject({ 'Idempotency-Key': 'write-1' });
    expect(answered).toHaveBeenCalledOnce();
    expect(lostWrite).not.toHaveBeenCalled();
  });

  const below = [{ message: 'Timed out', path: ['select', 'gig'] }];

  test('the name of a write is done with when only a field below the payload failed', async () => {
    vi.mocked(fetch).mockResolvedValue(Response.json({ data: { select: { gig: null } }, errors: below }));
    await writing();
    expect(answered).toHaveBeenCalledOnce();
  });

  test.each([
    ['the failed field takes the payload with it', { data: { select: null }, errors: below }],
    ['the write itself failed', { data: { select: null }, errors: [{ message: 'no', path: ['select'] }] }],
  ])('the name of a write stays when %s', async (_case, answer) => {
    vi.mocked(fetch).mockResolvedValue(Response.json(answer));
    await writing();
    expect(answered).not.toHaveBeenCalled();
    expect(lostWrite).toHaveBeenCalledOnce();
  });

  test.each([
    ['no answer came', lost],
    ['the answer was no data', async () => new Response('Bad gateway', { status: 502 })],
    ['a fault may hide what became of it', async () => Response.json({ errors: [{ message: 'Timed out' }] })],
  ])('the name of a write stays as long as %s', async (_case, answer) => {
    vi.mocked(fetch).mockImplementation(answer);
    await expect(writing()).rejects.toThrow(Fault);
    expect(answered).not.toHaveBeenCalled();
    expect(lostWrite).toHaveBeenCalledOnce();
  });
});
