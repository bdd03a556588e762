import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { Caller } from '../rest/callHeaders.ts';
import { createCallTrace } from '../rest/callTrace.ts';
import { createRestSession } from '../rest/httpRestSession.ts';
import { createUpstream } from '../rest/upstream.ts';
import { openGate } from '../rest/responseGate.ts';
import { impatient } from '../../testing/upstreamOptions.ts';
import { createLiveHub } from './liveHub.ts';

/** An upstream that answers quickly: what is counted here is how often it is asked. */
const streams = new Set<ServerResponse>();
let pages = 0;
const server = createServer((request, response) => {
  if (request.url?.includes('/stream/') === true) {
    streams.add(response);
    response.once('close', () => streams.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: ready\nid: 1\ndata: {"user_id":1}\n\n');
    return;
  }
  pages += 1;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ user_id: pages, cursor: '1', has_more: false, results: [] }));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const upstream = createUpstream(impatient(new URL(`http://127.0.0.1:${port}/`)), {
  callEnded() {},
  callRetried() {},
});
let openTopics = 0;
const hub = createLiveHub({
  upstream,
  settings: { mostSubscribers: 1000, mostPerSession: 1, pollSeconds: 1 },
  observer: {
    liveChanged: (now) => {
      openTopics = now.streams;
    },
  },
  reader: { require: async () => {}, read: async () => [] },
});

afterAll(async () => {
  hub.close();
  await upstream.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function subscribe(token: string, signal: AbortSignal) {
  const caller = { token, address: '127.0.0.1', requestId: token } as Caller;
  const trace = createCallTrace();
  const rest = createRestSession({ upstream, caller, productSlug: 'brigade', signal, trace, gate: openGate });
  return hub.subscribe({ topic: { kind: 'gig', id: 7 }, after: null, caller, rest, signal });
}

test('a thousand subscribers of one gig share one stream; each is asked for access once', async () => {
  const left = new AbortController();
  const subscribers = [];
  for (let batch = 0; batch < 1000; batch += 50)
    subscribers.push(
      ...(await Promise.all(
        Array.from({ length: 50 }, (_, index) => subscribe(`token-${batch + index}`, left.signal)),
      )),
    );
  await Promise.all(subscribers.map((batches) => batches.next()));
  expect({ streams: streams.size, openTopics, pages }).toEqual({ streams: 1, openTopics: 1, pages: 1000 });
  await expect(subscribe('one-more', left.signal)).rejects.toMatchObject({
    extensions: { code: 'RATE_LIMITED' },
  });

  const heard = Promise.all(subscribers.map((batches) => batches.next()));
  const entry = { cursor: '2', subject: 'application', id: 3, gig_id: 7, action: 'changed' };
  for (const stream of streams) stream.write(`event: change\nid: 2\ndata: ${JSON.stringify(entry)}\n\n`);
  for (const { value } of await heard)
    expect(value).toEqual({ cursor: '2', hasGap: false, entries: [entry] });

  left.abort();
  await expect.poll(() => streams.size).toBe(0);
  await expect.poll(() => openTopics).toBe(0);
});
