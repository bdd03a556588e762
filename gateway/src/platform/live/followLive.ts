import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { Context } from '../context.ts';
import type { LiveBatch } from './liveBatch.ts';
import type { LiveHub, LiveRequest } from './liveHub.ts';
import type { LiveTopic } from './liveTopic.ts';

/** Subscribes to a topic as the caller of a request; each event starts with an empty cache and a new `now`. */
export type FollowLive = (
  topic: LiveTopic,
  after: string | null,
  context: Context,
) => Promise<AsyncGenerator<LiveBatch>>;

/** @param now the time of each event. */
export function followLive(
  hub: LiveHub,
  { now, ...caller }: Pick<LiveRequest, 'rest' | 'caller' | 'signal'> & { now: () => Temporal.Instant },
): FollowLive {
  return async (topic, after, context) => {
    const batches = await hub.subscribe({ topic, after, ...caller });
    return withFreshContext(batches, () => {
      caller.rest.resetCache();
      Object.assign(context, { now: now() } satisfies Partial<Context>);
    });
  };
}

async function* withFreshContext(
  batches: AsyncGenerator<LiveBatch>,
  resetCache: () => void,
): AsyncGenerator<LiveBatch> {
  for await (const batch of batches) {
    resetCache();
    yield batch;
  }
}
