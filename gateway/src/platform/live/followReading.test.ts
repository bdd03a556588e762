import { afterAll, expect, test } from 'vitest';
import type { Caller } from '../rest/callHeaders.ts';
import { createUpstream } from '../rest/upstream.ts';
import { impatient } from '../../testing/upstreamOptions.ts';
import { followReading } from './followReading.ts';
import { createLiveHub } from './liveHub.ts';

// Nothing listens there: what is read comes from the test.
const upstream = createUpstream(impatient(new URL('http://127.0.0.1:1/')), {
  callEnded() {},
  callRetried() {},
});
afterAll(() => upstream.close());

test('the end of all subscriptions ends one that waits for its next reading', async () => {
  const hub = createLiveHub({
    upstream,
    settings: { mostSubscribers: 1, mostPerSession: 1, pollSeconds: 1 },
    observer: { liveChanged() {} },
    reader: { require: async () => {}, read: async () => [] },
  });
  const follow = followReading(hub, {
    rest: { resetCache() {} },
    caller: { token: 'a-token', address: '127.0.0.1', requestId: 'a-request' } as Caller,
    signal: new AbortController().signal,
    pace: async () => {},
    interval: 3_600_000,
  });
  const readings = await follow(
    async () => 'half done',
    () => false,
  );
  expect(await readings.next()).toEqual({ done: false, value: 'half done' });
  const next = readings.next();

  hub.close();

  expect(await next).toEqual({ done: true, value: undefined });
});
