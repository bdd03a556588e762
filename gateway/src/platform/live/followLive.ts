import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { Context } from '../context.ts';
import { eventsOf } from './eventsOf.ts';
import type { LiveBatch } from './liveBatch.ts';
import type { LiveHub, LiveRequest } from './liveHub.ts';
import type { LiveTopic } from './liveTopic.ts';

/** Subscribes to a topic as the caller of a request; each event starts with an empty cache and a new `now`. */
export type FollowLive = (
  topic: LiveTopic,
  after: string | null,
  context: Context,
) => Promise<AsyncGenerator<LiveBatch>>;

export interface FollowOptions extends Pick<LiveRequest, 'rest' | 'caller' | 'signal'> {
  /** The time of each event. */
  readonly now: () => Temporal.Instant;
  /** Waits until the caller may have an event; what changes until then joins the next one. */
  readonly pace: () => Promise<void>;
}

export function followLive(
  hub: Pick<LiveHub, 'subscribe'>,
  { now, pace, ...caller }: FollowOptions,
): FollowLive {
  return async (topic, after, context) => {
    const batches = await hub.subscribe({ topic, after, ...caller });
    return withFreshContext(batches, caller.signal, async () => {
      await pace();
      caller.rest.resetCache();
      Object.assign(context, { now: now() } satisfies Partial<Context>);
    });
  };
}

async function* withFreshContext(
  batches: AsyncGenerator<LiveBatch>,
  signal: AbortSignal,
  prepare: () => Promise<void>,
): AsyncGenerator<LiveBatch> {
  for await (const batch of batches) {
    for (const event of eventsOf(batch)) {
      try {
        await prepare();
      } catch (error) {
        if (signal.aborted) return;
        throw error;
      }
      yield event;
    }
  }
}
