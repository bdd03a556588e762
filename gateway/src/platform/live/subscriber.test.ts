import { expect, test, vi } from 'vitest';
import type { Caller } from '../rest/callHeaders.ts';
import { UpstreamRefusal } from '../rest/restError.ts';
import type { RestSession } from '../rest/restSession.ts';
import type { ChangeEntry } from './changesApi.ts';
import type { LiveBatch } from './liveBatch.ts';
import { openSubscriber } from './subscriber.ts';

const begin: LiveBatch = { cursor: '10', hasGap: false, entries: [] };

const entries = (from: number, count: number) =>
  Array.from({ length: count }, (_, index): ChangeEntry => {
    return { cursor: String(from + index), subject: 'application', id: 1, gig_id: 1, action: 'changed' };
  });

function open(readAfter: (cursor: string) => Promise<LiveBatch>) {
  const { subscriber, follow } = openSubscriber({
    caller: {} as Caller,
    rest: {} as RestSession,
    readAfter,
  });
  return { subscriber, batches: follow(begin, 1) };
}

const unread = () => Promise.reject(new Error('Nothing should be read again'));

test('a subscriber delivers a change once that arrives during a replay', async () => {
  const { subscriber, batches } = open(unread);
  subscriber.deliver(entries(9, 4));
  expect((await batches.next()).value).toEqual(begin);
  const { value } = await batches.next();
  expect(value).toEqual({ cursor: '12', hasGap: false, entries: entries(11, 2) });
});

test('the queue of a slow subscriber is bounded and the rest replayed from its cursor', async () => {
  const readAfter = vi.fn<(cursor: string) => Promise<LiveBatch>>(async (cursor) => {
    return { cursor: '2000', hasGap: false, entries: entries(Number(cursor) + 1, 3) };
  });
  const { subscriber, batches } = open(readAfter);
  await batches.next();
  for (let from = 11; from < 2000; from += 100) subscriber.deliver(entries(from, 100));
  expect((await batches.next()).value).toMatchObject({ cursor: '2000' });
  expect(readAfter).toHaveBeenCalledExactlyOnceWith('10');
  subscriber.deliver(entries(2001, 1));
  expect((await batches.next()).value).toMatchObject({ cursor: '2001' });
});

test('a subscriber ends when it is closed, and when missed changes cannot be read', async () => {
  const first = open(unread);
  await first.batches.next();
  const waiting = first.batches.next();
  first.subscriber.end();
  expect((await waiting).done).toBe(true);

  const second = open(unread);
  await second.batches.next();
  second.subscriber.fallBehind();
  expect((await second.batches.next()).done).toBe(true);
});

test('a subscriber throws why its caller may no longer follow, instead of what waits', async () => {
  const { subscriber, batches } = open(unread);
  await batches.next();
  const wire = { code: 'token_expired', message: 'Expired.', target: null, targetValue: null, details: [] };
  const refusal = new UpstreamRefusal('listChanges', 401, wire);
  subscriber.deliver(entries(11, 1));
  subscriber.end(refusal);
  await expect(batches.next()).rejects.toBe(refusal);
});
