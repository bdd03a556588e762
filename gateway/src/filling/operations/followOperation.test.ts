import { expect, test } from 'vitest';
import { createCallTrace } from '../../platform/rest/callTrace.ts';
import { createRestSession } from '../../platform/rest/httpRestSession.ts';
import { openGate } from '../../platform/rest/responseGate.ts';
import { scriptedUpstream } from '../../testing/scriptedUpstream.ts';
import { followOperation } from './followOperation.ts';

/** A session of an upstream whose operation is done at the given look. */
function operationDoneAt(look: number) {
  const upstream = scriptedUpstream(() => {
    const isDone = upstream.calls.length >= look;
    return {
      id: 8,
      status: isDone ? 'done' : 'running',
      total: 2,
      done: isDone ? 2 : 1,
      results: [],
      created_ts: '2030-01-15T12:00:00Z',
    };
  });
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
      idempotencyKey: null,
    },
    productSlug: 'brigade',
    signal: new AbortController().signal,
    trace: createCallTrace(),
    gate: openGate,
  });
  return { upstream, rest };
}

test('an operation that is done at the second look is returned as done', async () => {
  const { upstream, rest } = operationDoneAt(2);
  expect(await followOperation(8, { rest })).toMatchObject({ status: 'done', done: 2 });
  expect(upstream.calls).toHaveLength(2);
});

test('an operation that takes longer is returned as far as it has come', async () => {
  const { upstream, rest } = operationDoneAt(5);
  expect(await followOperation(8, { rest })).toMatchObject({ status: 'running', done: 1 });
  expect(upstream.calls).toHaveLength(4);
});
