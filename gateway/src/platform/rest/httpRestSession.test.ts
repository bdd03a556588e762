import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { scriptedUpstream, type ScriptedUpstream } from '../../testing/scriptedUpstream.ts';
import type { Caller } from './callHeaders.ts';
import { createCallTrace } from './callTrace.ts';
import { endpoint, shape } from './endpoint.ts';
import { createRestSession } from './httpRestSession.ts';
import { loader } from './loader.ts';
import { noContent } from './noContent.ts';
import { paged, type PageQuery } from './paged.ts';
import { UpstreamRefusal, UpstreamUnreachable } from './restError.ts';
import type { Upstream } from './upstream.ts';
import { openGate } from './responseGate.ts';

const gig = z.object({ id: z.int() });

const getGig = endpoint({ name: 'getGig', method: 'GET', path: '/staffer/gigs/{id}/', response: gig });

const listGigs = endpoint({
  name: 'listGigs',
  method: 'GET',
  path: '/staffer/gigs/',
  query: shape<PageQuery & { gig_id?: readonly number[]; search?: string }>(),
  response: paged(gig),
});

const addFavorite = endpoint({
  name: 'addFavorite',
  method: 'POST',
  path: '/favorite-pros/',
  body: shape<{ pro_id: number }>(),
  response: gig,
});

const removeFavorite = endpoint({
  name: 'removeFavorite',
  method: 'DELETE',
  path: '/favorite-pros/{id}/',
  response: noContent,
});

const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/auth/',
  withoutKey: 'sign-in',
  response: gig,
});

const gigById = loader({
  one: (id: number, rest) => rest.call(getGig, { path: { id } }),
  many: {
    upTo: 3,
    fetch: async (ids, rest) => (await rest.call(listGigs, { query: { gig_id: ids } })).results,
    keyOf: ({ id }) => id,
  },
});

const caller: Caller = {
  token: 'secret',
  locationId: 4,
  clientId: 'c1',
  appContext: 'marketplace',
  userAgent: 'Mozilla/5.0',
  address: '203.0.113.7',
  requestId: 'r1',
  idempotencyKey: null,
};

function session(upstream: Upstream, overrides: Partial<Caller> = {}) {
  const trace = createCallTrace();
  const { signal } = new AbortController();
  const rest = createRestSession({
    upstream,
    caller: { ...caller, ...overrides },
    productSlug: 'brigade',
    signal,
    trace,
    gate: openGate,
  });
  return { rest, trace };
}

/** An upstream that has gigs 1 to 9. */
function gigs(): ScriptedUpstream {
  return scriptedUpstream(({ endpoint: name, path }) => {
    if (name === 'listGigs') {
      const ids = new URLSearchParams(path.split('?')[1]).get('gig_id')?.split(',').map(Number) ?? [];
      const results = ids.filter((id) => id < 10).map((id) => ({ id }));
      return { count: results.length, results: results.toReversed() };
    }
    const id = Number(/\d+/.exec(path)?.[0] ?? 1);
    if (id < 10) return { id };
    throw refusal(404, 'not_found');
  });
}

function refusal(status: number, code: string): UpstreamRefusal {
  return new UpstreamRefusal('x', status, {
    code,
    message: 'No.',
    target: null,
    targetValue: null,
    details: [],
  });
}

function once(failure: Error): ScriptedUpstream {
  let failed = false;
  return scriptedUpstream(() => {
    if (failed) return { id: 7 };
    failed = true;
    throw failure;
  });
}

test('a session decodes a long response in an own turn of the event loop, and a short one at once', async () => {
  let answeredIn = 0;
  let turns = 0;
  const { rest } = session(
    scriptedUpstream(({ path }) => {
      answeredIn = turns;
      return { id: 8, filler: 'x'.repeat(path.includes('/8/') ? 60_000 : 1) };
    }),
  );
  const turning = (async () => {
    for (; turns < 10; turns += 1) await new Promise(setImmediate);
  })();
  await rest.call(getGig, { path: { id: 7 } });
  expect(turns - answeredIn).toBe(0);
  expect(await rest.call(getGig, { path: { id: 8 } })).toEqual({ id: 8 });
  expect(turns - answeredIn).toBe(2);
  await turning;
});

describe('headers', () => {
  test('headers identify the caller, its address and the request', async () => {
    const upstream = gigs();
    await session(upstream).rest.call(getGig, { path: { id: 7 } });
    expect(upstream.calls[0]?.headers).toEqual({
      accept: 'application/json',
      authorization: 'Bearer secret',
      'x-location-id': '4',
      'x-client-id': 'c1',
      'x-app-context': 'marketplace',
      'x-request-id': 'r1',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'Mozilla/5.0',
    });
  });

  test('headers omit what the caller did not send', async () => {
    const upstream = gigs();
    const silent = { token: null, locationId: null, clientId: null, appContext: null, userAgent: null };
    await session(upstream, silent).rest.call(getGig, { path: { id: 7 } });
    expect(Object.keys(upstream.calls[0]?.headers ?? {})).toEqual([
      'accept',
      'x-request-id',
      'x-forwarded-for',
    ]);
  });

  test("headers can name a location other than the caller's", async () => {
    const upstream = gigs();
    const { rest } = session(upstream);
    await rest.call(getGig, { path: { id: 7 }, locationId: 9 });
    await rest.call(getGig, { path: { id: 7 }, locationId: null });
    expect(upstream.calls.map(({ headers }) => headers['x-location-id'])).toEqual(['9', undefined]);
  });

  test('headers give every write its own key, except where the endpoint says why not', async () => {
    const upstream = gigs();
    const { rest } = session(upstream);
    await rest.call(addFavorite, { body: { pro_id: 1 } });
    await rest.call(removeFavorite, { path: { id: 1 } });
    await rest.call(signIn);
    await rest.call(getGig, { path: { id: 7 } });
    const [one, other, ...none] = upstream.calls.map(({ headers }) => headers['idempotency-key']);
    expect(one).toMatch(/^[\da-f-]{36}$/);
    expect(other).toMatch(/^[\da-f-]{36}$/);
    expect(other).not.toBe(one);
    expect(none).toEqual([undefined, undefined]);
  });

  test("headers derive the keys from the caller's, so that a repeated request repeats them", async () => {
    const upstream = gigs();
    const { rest } = session(upstream, { idempotencyKey: 'k' });
    await rest.call(addFavorite, { body: { pro_id: 1 } });
    await rest.call(addFavorite, { body: { pro_id: 2 } });
    expect(upstream.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['k:1', 'k:2']);
  });
});

describe('reads', () => {
  test('reads share one call if they are equal, concurrently and later', async () => {
    const upstream = gigs();
    const { rest } = session(upstream);
    await Promise.all([rest.call(getGig, { path: { id: 7 } }), rest.call(getGig, { path: { id: '7' } })]);
    await rest.call(getGig, { path: { id: 7 } });
    expect(upstream.calls).toHaveLength(1);
  });

  test('reads of what is followed are each a call of their own', async () => {
    const upstream = gigs();
    const { rest } = session(upstream);
    const getJob = endpoint({ ...getGig, isFollowed: true });
    await rest.call(getJob, { path: { id: 7 } });
    await rest.call(getJob, { path: { id: 7 } });
    expect(upstream.calls).toHaveLength(2);
  });

  test('reads do not share a call if they differ in path, query or location', async () => {
    const upstream = gigs();
    const { rest } = session(upstream);
    await Promise.all([
      rest.call(getGig, { path: { id: 7 } }),
      rest.call(getGig, { path: { id: 8 } }),
      rest.call(getGig, { path: { id: 7 }, locationId: 9 }),
      rest.call(listGigs, { query: { gig_id: [7] } }),
      rest.call(listGigs, { query: { gig_id: [7], page: 2 } }),
    ]);
    expect(upstream.calls).toHaveLength(5);
  });

  test('reads are never shared between two sessions', async () => {
    const upstream = gigs();
    await session(upstream).rest.call(getGig, { path: { id: 7 } });
    await session(upstream).rest.call(getGig, { path: { id: 7 } });
    expect(upstream.calls).toHaveLength(2);
  });

  test('reads are retried after a transient failure', async () => {
    const { rest } = session(once(new UpstreamUnreachable('getGig')));
    await expect(rest.call(getGig, { path: { id: 7 } })).rejects.toThrow('Network Error');
    await expect(rest.call(getGig, { path: { id: 7 } })).resolves.toEqual({ id: 7 });
  });

  test('reads are not retried after a refusal', async () => {
    const upstream = once(refusal(403, 'permission_denied'));
    const { rest } = session(upstream);
    await expect(rest.call(getGig, { path: { id: 7 } })).rejects.toThrow('No.');
    await expect(rest.call(getGig, { path: { id: 7 } })).rejects.toThrow('No.');
    expect(upstream.calls).toHaveLength(1);
  });

  test('reads return the effect of a write', async () => {
    const upstream = gigs();
    const { rest } = session(upstream);
    await rest.call(getGig, { path: { id: 7 } });
    await rest.load(gigById, 7);
    await rest.call(addFavorite, { body: { pro_id: 1 } });
    await rest.load(gigById, 7);
    expect(upstream.calls.map(({ endpoint: name }) => name)).toEqual(['getGig', 'addFavorite', 'getGig']);
  });

  test('reads use the new session after signing in', async () => {
    const upstream = gigs();
    const { rest } = session(upstream, { token: null });
    await rest.call(getGig, { path: { id: 7 } });
    rest.useToken('new');
    await rest.call(getGig, { path: { id: 7 } });
    rest.useToken(null);
    await rest.call(getGig, { path: { id: 7 } });
    const sent = upstream.calls.map(({ headers }) => headers['authorization']);
    expect(sent).toEqual([undefined, 'Bearer new', undefined]);
  });
});

describe('loaders', () => {
  test('loaders fetch a single entity', async () => {
    const upstream = gigs();
    await expect(session(upstream).rest.load(gigById, 7)).resolves.toEqual({ id: 7 });
    expect(upstream.calls.map(({ path }) => path)).toEqual(['/staffer/gigs/7/']);
  });

  test('loaders batch several entities into as few calls as possible', async () => {
    const upstream = gigs();
    const { rest } = session(upstream);
    const loaded = await Promise.all([5, 2, 99, 5, 3].map((id) => rest.load(gigById, id)));
    expect(loaded).toEqual([{ id: 5 }, { id: 2 }, null, { id: 5 }, { id: 3 }]);
    expect(upstream.calls.map(({ endpoint: name }) => name)).toEqual(['listGigs', 'getGig']);
  });

  test('loaders return null for a 404', async () => {
    await expect(session(gigs()).rest.load(gigById, 99)).resolves.toBeNull();
  });

  test('loaders are primed by lists, and keep the latest value', async () => {
    const upstream = gigs();
    const { rest } = session(upstream);
    rest.prime(gigById, 7, { id: 70 });
    rest.prime(gigById, 7, { id: 71 });
    await expect(rest.load(gigById, 7)).resolves.toEqual({ id: 71 });
    expect(upstream.calls).toHaveLength(0);
  });

  test('loaders know what was loaded or primed, and nothing that a write may have changed', async () => {
    const { rest } = session(gigs());
    expect(rest.known(gigById, 7)).toBeUndefined();
    await Promise.all([rest.load(gigById, 7), rest.load(gigById, 99)]);
    rest.prime(gigById, 8, { id: 80 });
    expect([7, 8, 99].map((id) => rest.known(gigById, id))).toEqual([{ id: 7 }, { id: 80 }, null]);
    await rest.call(addFavorite, { body: { pro_id: 3 } });
    expect(rest.known(gigById, 7)).toBeUndefined();
  });

  test('loaders know what was primed while it was loaded', async () => {
    const { rest } = session(gigs());
    const loading = rest.load(gigById, 7);
    rest.prime(gigById, 7, { id: 70 });
    await loading;
    expect(rest.known(gigById, 7)).toEqual({ id: 70 });
  });

  test('loaders know nothing that failed', async () => {
    const { rest } = session(once(refusal(403, 'permission_denied')));
    await expect(rest.load(gigById, 7)).rejects.toThrow(UpstreamRefusal);
    expect(rest.known(gigById, 7)).toBeUndefined();
  });

  test('loaders retry after a transient failure, alone and batched', async () => {
    const alone = session(once(new UpstreamUnreachable('x'))).rest;
    await expect(alone.load(gigById, 7)).rejects.toThrow('Network Error');
    await expect(alone.load(gigById, 7)).resolves.toEqual({ id: 7 });

    let calls = 0;
    const together = session(
      scriptedUpstream(() => {
        calls += 1;
        if (calls === 1) throw new UpstreamUnreachable('x');
        return { count: 0, results: [] };
      }),
    ).rest;
    const both = () => Promise.all([together.load(gigById, 1), together.load(gigById, 2)]);
    await expect(both()).rejects.toThrow('Network Error');
    await expect(both()).resolves.toEqual([null, null]);
  });

  test('loaders pass on a refusal', async () => {
    const { rest } = session(once(refusal(403, 'permission_denied')));
    await expect(rest.load(gigById, 7)).rejects.toThrow(UpstreamRefusal);
  });
});

describe('the trace', () => {
  test('the trace contains each call and its parameters, but no user input', async () => {
    const { rest, trace } = session(gigs());
    await rest.call(listGigs, { query: { search: 'Ann Lee', page: 2, page_size: 25 } });
    expect(trace.calls).toEqual([
      {
        endpoint: 'listGigs',
        method: 'GET',
        path: '/staffer/gigs/',
        query: ['page 2', 'page_size 25', 'search'],
        wave: 1,
        startedAt: expect.any(Number) as number,
        ms: expect.any(Number) as number,
        status: 200,
        isShared: false,
      },
    ]);
  });
});

describe('the change cursor', () => {
  const cursors: Record<string, string> = { '/staffer/gigs/1/': '10', '/staffer/gigs/2/': '9' };
  const upstream = () =>
    scriptedUpstream(
      () => ({ id: 1 }),
      ({ path }) => cursors[path] ?? null,
    );

  test('the change cursor is the oldest of the reads so far, those under way included', async () => {
    const { rest } = session(upstream());
    const first = rest.call(getGig, { path: { id: 1 } });
    const second = rest.call(getGig, { path: { id: 2 } });
    expect(await rest.changeCursor()).toBe('9');
    await Promise.all([first, second]);
  });

  test('the change cursor is null when no response had one, and begins again with each event', async () => {
    const { rest } = session(upstream());
    await rest.call(getGig, { path: { id: 3 } });
    expect(await rest.changeCursor()).toBeNull();
    await rest.call(getGig, { path: { id: 2 } });
    rest.resetCache();
    await rest.call(getGig, { path: { id: 1 } });
    expect(await rest.changeCursor()).toBe('10');
  });
});
