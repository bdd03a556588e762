import { UpstreamRefusal } from '../rest/restError.ts';
import type { LiveSource } from './liveSource.ts';
import type { Subscriber } from './subscriber.ts';

/** How often every subscriber's access is rechecked, in milliseconds, since the upstream does not report every change. */
const recheckInterval = 120_000;

/** The subscribers of one topic and the stream that they share. */
export interface TopicStream {
  readonly source: LiveSource;
  /** Adds a subscriber; resolves once the stream delivers changes, or has ended. */
  join(subscriber: Subscriber): Promise<void>;
  leave(subscriber: Subscriber): void;
  /** Ends all subscribers. */
  end(): void;
}

/**
 * The stream opens with the first subscriber of the topic.
 *
 * @param onOver called when the stream has ended, after it ended all subscribers.
 */
export function openTopicStream(
  source: LiveSource,
  onOver: (outcome: 'over' | 'no feed') => void,
): TopicStream {
  const subscribers = new Set<Subscriber>();
  const ended = new AbortController();
  const ready = Promise.withResolvers<void>();
  let rechecking: NodeJS.Timeout | undefined;

  async function recheck(subscriber: Subscriber): Promise<void> {
    try {
      await source.readAfter(subscriber.rest, null);
    } catch (error) {
      if (error instanceof UpstreamRefusal && [401, 403, 404].includes(error.status)) leave(subscriber);
    }
  }

  async function recheckAll(): Promise<void> {
    for (const subscriber of subscribers) await recheck(subscriber);
  }

  /** Synchronous, so that no subscriber joins a stream that is ending. */
  function finish(outcome: 'over' | 'no feed'): void {
    if (ended.signal.aborted) return;
    ended.abort();
    clearInterval(rechecking);
    onOver(outcome);
    subscribers.forEach(leave);
    ready.resolve();
  }

  function leave(subscriber: Subscriber): void {
    subscriber.end();
    subscribers.delete(subscriber);
    if (subscribers.size === 0) finish('over');
  }

  async function run(): Promise<void> {
    rechecking = setInterval(() => void recheckAll(), recheckInterval);
    const outcome = await source.maintainStream({
      holder: () => subscribers.values().next().value ?? null,
      ready: () => ready.resolve(),
      changed: (entries) => subscribers.forEach((subscriber) => subscriber.deliver(entries)),
      missed: () => subscribers.forEach((subscriber) => subscriber.fallBehind()),
      recheck,
      recheckUser(userId) {
        for (const subscriber of subscribers) if (subscriber.userId === userId) void recheck(subscriber);
      },
      signal: ended.signal,
    });
    finish(outcome);
  }

  return {
    source,
    join(subscriber) {
      subscribers.add(subscriber);
      if (rechecking === undefined) void run();
      return ready.promise;
    },
    leave,
    end: () => subscribers.forEach(leave),
  };
}
