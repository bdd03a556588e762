import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import type { Caller } from '../rest/callHeaders.ts';
import type { RestSession } from '../rest/restSession.ts';
import type { ChangeEntry } from './changesApi.ts';
import { mostChanges } from './eventsOf.ts';
import { followLive } from './followLive.ts';
import type { LiveBatch } from './liveBatch.ts';

const entry = (id: number): ChangeEntry => {
  return { cursor: String(id), subject: 'application', id, gig_id: 1, action: 'changed' };
};
const batch: LiveBatch = {
  cursor: '90',
  hasGap: false,
  entries: Array.from({ length: mostChanges + 1 }, (_, index) => entry(index)),
};

async function* once(): AsyncGenerator<LiveBatch> {
  yield await Promise.resolve(batch);
}

function follow(pace: () => Promise<void>, signal = new AbortController().signal) {
  const subscribe = followLive(
    { subscribe: () => Promise.resolve(once()) },
    {
      rest: { resetCache() {} } as Partial<RestSession> as RestSession,
      caller: {} as Caller,
      signal,
      now: () => Temporal.Instant.from('2026-03-02T15:00:00Z'),
      pace,
    },
  );
  return subscribe({ kind: 'gig', id: 1 }, null, {} as Context);
}

test('each event waits for its turn, also the later ones of a long batch', async () => {
  const pace = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const events = await follow(pace);
  expect((await events.next()).value).toMatchObject({ cursor: String(mostChanges - 1) });
  expect(pace).toHaveBeenCalledTimes(1);
  expect((await events.next()).value).toMatchObject({ cursor: '90' });
  expect(pace).toHaveBeenCalledTimes(2);
  expect((await events.next()).done).toBe(true);
});

test('ends without an error when the client leaves while an event waits', async () => {
  const events = await follow(() => Promise.reject(new Error('aborted')), AbortSignal.abort());
  expect((await events.next()).done).toBe(true);
});

test('fails when an event cannot get its turn for another reason', async () => {
  const events = await follow(() => Promise.reject(new Error('out of order')));
  await expect(events.next()).rejects.toThrow('out of order');
});
