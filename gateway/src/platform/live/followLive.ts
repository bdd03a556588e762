import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { Context } from '../context.ts';
import { eventsOf } from './eventsOf.ts';
import type { LiveBatch } from './liveBatch.ts';
import { LiveEvent } from './liveEvent.ts';
import type { LiveHub, LiveRequest } from './liveHub.ts';
import type { LiveTopic } from './liveTopic.ts';

/** Subscribes to a topic as the caller of a request; each event begins with an empty cache and a new `now`. */
export type FollowLive = (
  topic: LiveTopic,
  after: string | null,
  context: Context,
) => Promise<AsyncGenerator<LiveEvent>>;

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
    return eventsWith(batches, async () => {
      await pace();
      caller.rest.resetCache();
      Object.assign(context, { now: now() } satisfies Partial<Context>);
    });
  };
}

async function* eventsWith(
  batches: AsyncGenerator<LiveBatch>,
  begin: () => Promise<void>,
): AsyncGenerator<LiveEvent> {
  for await (const batch of batches) {
    for (const event of eventsOf(batch)) yield new LiveEvent(event, begin);
  }
}
