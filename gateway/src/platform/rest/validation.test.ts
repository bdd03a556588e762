import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { scriptedUpstream, type ScriptedUpstream } from '../../testing/scriptedUpstream.ts';
import { createCallTrace } from './callTrace.ts';
import { endpoint, shape } from './endpoint.ts';
import { createRestSession } from './httpRestSession.ts';
import { loader } from './loader.ts';
import { UpstreamRefusal, UpstreamUnreachable } from './restError.ts';
import { openGate } from './responseGate.ts';
import { ValidationUnsupported } from './validation.ts';

const gig = z.object({ id: z.int() });
const getGig = endpoint({ name: 'getGig', method: 'GET', path: '/staffer/gigs/{id}/', response: gig });
const postGig = endpoint({
  name: 'postGig',
  method: 'POST',
  path: '/staffer/gigs/',
  body: shape<{ places: number }>(),
  response: gig,
});
const gigById = loader({ one: (id: number, rest) => rest.call(getGig, { path: { id } }) });

function session(upstream: ScriptedUpstream) {
  const trace = createCallTrace();
  const rest = createRestSession({
    upstream,
    caller: {
      token: 'secret',
      locationId: null,
      clientId: null,
      appContext: null,
      userAgent: null,
      address: '203.0.113.7',
      requestId: 'r1',
      idempotencyKey: 'ours',
    },
    productSlug: 'brigade',
    signal: new AbortController().signal,
    trace,
    gate: openGate,
  });
  return { rest, trace };
}

function refusal(status: number): UpstreamRefusal {
  const error = { code: 'not_found', message: 'No.', target: null, targetValue: null, details: [] };
  return new UpstreamRefusal('x', status, error);
}

const body = { places: 2 };

describe('a session that validates', () => {
  test('a session that validates sends writes to the address for it, without an idempotency key', async () => {
    const upstream = scriptedUpstream(() => ({ id: 1 }));
    const { rest, trace } = session(upstream);
    await rest.validating.call(postGig, { body });

    expect(upstream.calls).toMatchObject([{ method: 'POST', path: '/validate-only/staffer/gigs/' }]);
    expect(upstream.calls[0]?.headers).not.toHaveProperty('idempotency-key');
    expect(trace.calls).toMatchObject([{ path: '/validate-only/staffer/gigs/' }]);
  });

  test('a session that validates reads as usual, shares the cache, and keeps it after a write', async () => {
    const upstream = scriptedUpstream(() => ({ id: 1 }));
    const { rest } = session(upstream);
    await rest.load(gigById, 1);
    await rest.validating.call(getGig, { path: { id: 1 } });
    await rest.validating.call(postGig, { body });
    await rest.validating.load(gigById, 1);

    expect(upstream.calls.map(({ path }) => path)).toEqual([
      '/staffer/gigs/1/',
      '/validate-only/staffer/gigs/',
    ]);
  });

  test('a session that validates caches nothing of what has not happened', async () => {
    const { rest } = session(scriptedUpstream(() => ({ id: 1 })));
    rest.validating.prime(gigById, 1, { id: 2 });

    expect(await rest.load(gigById, 1)).toEqual({ id: 1 });
  });

  test('a session that validates is its own validating session', () => {
    const { rest } = session(scriptedUpstream(() => ({ id: 1 })));

    expect(rest.validating.validating).toBe(rest.validating);
  });
});

describe('a refusal because something is missing', () => {
  test.each([404, 405])(
    'a refusal is passed on where the server says that it validates: %i',
    async (status) => {
      const upstream = scriptedUpstream(({ method }) => {
        if (method === 'GET') return null;
        throw refusal(status);
      });

      await expect(session(upstream).rest.validating.call(postGig, { body })).rejects.toMatchObject({
        status,
      });
      expect(upstream.calls.at(-1)).toMatchObject({ method: 'GET', path: '/validate-only/' });
    },
  );

  test.each([404, 405])(
    'a refusal means that a server does not validate if it does not know whether it does: %i',
    async (status) => {
      const upstream = scriptedUpstream(() => {
        throw refusal(status);
      });

      await expect(session(upstream).rest.validating.call(postGig, { body })).rejects.toBeInstanceOf(
        ValidationUnsupported,
      );
    },
  );

  test('a refusal stays unexplained where the server cannot be asked whether it validates', async () => {
    const upstream = scriptedUpstream(({ method }) => {
      throw method === 'GET' ? new UpstreamUnreachable('x') : refusal(404);
    });

    await expect(session(upstream).rest.validating.call(postGig, { body })).rejects.toBeInstanceOf(
      UpstreamUnreachable,
    );
  });

  test('a refusal for another reason asks nothing', async () => {
    const upstream = scriptedUpstream(() => {
      throw refusal(400);
    });

    await expect(session(upstream).rest.validating.call(postGig, { body })).rejects.toMatchObject({
      status: 400,
    });
    expect(upstream.calls).toHaveLength(1);
  });
});
