import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { impatient } from '../../testing/upstreamOptions.ts';
import type { Caller } from '../rest/callHeaders.ts';
import { createCallTrace } from '../rest/callTrace.ts';
import { createRestSession } from '../rest/httpRestSession.ts';
import { openGate } from '../rest/responseGate.ts';
import { createUpstream } from '../rest/upstream.ts';
import { createLiveHub } from './liveHub.ts';

const hour = 3_600_000;

/** An upstream that has no change feed. */
let asked = 0;
const server = createServer((request, response) => {
  if (request.url?.includes('/stream/') === true) asked += 1;
  response.writeHead(404, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: 'not_found', message: '', target: null, details: [] } }));
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a clock that jumps changes nothing of when a missing change feed is asked for again', async () => {
  const { port } = server.address() as AddressInfo;
  const upstream = createUpstream(impatient(new URL(`http://127.0.0.1:${port}/`)), {
    callEnded() {},
    callRetried() {},
  });
  const hub = createLiveHub({
    upstream,
    settings: { mostSubscribers: 10, mostPerSession: 10, pollSeconds: 1 },
    observer: { liveChanged() {} },
    reader: { require: async () => {}, read: async () => [] },
  });
  const { signal } = new AbortController();
  const caller = { token: 'test-token', address: '127.0.0.1', requestId: 'test' } as Caller;
  const trace = createCallTrace();
  const rest = createRestSession({ upstream, caller, productSlug: 'brigade', signal, trace, gate: openGate });
  const follow = (id: number) =>
    hub.subscribe({ topic: { kind: 'gig', id }, after: null, caller, rest, signal });

  await follow(1);
  expect(asked).toBe(1);
  vi.setSystemTime(Date.now() + hour);
  await follow(2);
  expect(asked).toBe(1);

  vi.setSystemTime(Date.now() - 2 * hour);
  vi.advanceTimersByTime(300_000);
  await follow(3);
  expect(asked).toBe(2);
  hub.close();
  await upstream.close();
});
