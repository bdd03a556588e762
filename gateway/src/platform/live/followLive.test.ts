import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test, vi } from 'vitest';
import type { Context } from '../context.ts';
import type { Caller } from '../rest/callHeaders.ts';
import type { RestSession } from '../rest/restSession.ts';
import type { ChangeEntry } from './changesApi.ts';
import { mostChanges } from './eventsOf.ts';
import { followLive } from './followLive.ts';
import type { LiveBatch } from './liveBatch.ts';
import type { LiveEvent } from './liveEvent.ts';

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

function follow(pace: () => Promise<void>) {
  const subscribe = followLive(
    { subscribe: () => Promise.resolve(once()) },
    {
      rest: { resetCache() {} } as Partial<RestSession> as RestSession,
      caller: {} as Caller,
      signal: new AbortController().signal,
      now: () => Temporal.Instant.from('2026-03-02T15:00:00Z'),
      pace,
    },
  );
  return subscribe({ kind: 'gig', id: 1 }, null, {} as Context);
}

test('each event has a turn of its own, also the later ones of a long batch', async () => {
  const pace = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const events = await follow(pace);
  for (const cursor of [String(mostChanges - 1), '90']) {
    const { value } = await events.next();
    expect(value).toMatchObject({ batch: { cursor } });
    pace.mockClear();
    await (value as LiveEvent).begin();
    expect(pace).toHaveBeenCalledTimes(1);
  }
  expect((await events.next()).done).toBe(true);
});

test('an event without a turn does not begin', async () => {
  const events = await follow(() => Promise.reject(new Error('out of order')));
  const { value } = await events.next();
  await expect((value as LiveEvent).begin()).rejects.toThrow('out of order');
});
