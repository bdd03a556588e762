import type { UpstreamRefusal } from '../rest/restError.ts';
import { createAccessChecks } from './accessChecks.ts';
import type { LiveSource } from './liveSource.ts';
import type { Subscriber } from './subscriber.ts';

/** The subscribers of one topic and the stream that they share. */
export interface TopicStream {
  readonly source: LiveSource;
  /** Adds a subscriber; resolves once the stream delivers changes, or has ended. */
  join(subscriber: Subscriber): Promise<void>;
  /** Notes in how many seconds the token of a subscriber ends; null when unknown. */
  noteExpiry(subscriber: Subscriber, seconds: number | null): void;
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
  let isOpen = false;
  const checks = createAccessChecks(source, leave);

  /** Synchronous, so that no subscriber joins a stream that is ending. */
  function finish(outcome: 'over' | 'no feed'): void {
    if (ended.signal.aborted) return;
    ended.abort();
    onOver(outcome);
    leaveAll();
    ready.resolve();
  }

  function leaveAll(): void {
    for (const subscriber of subscribers) leave(subscriber);
  }

  function leave(subscriber: Subscriber, refusal?: UpstreamRefusal): void {
    checks.stop(subscriber);
    subscriber.end(refusal);
    subscribers.delete(subscriber);
    if (subscribers.size === 0) finish('over');
  }

  async function run(): Promise<void> {
    isOpen = true;
    const outcome = await source.maintainStream({
      holder: () => subscribers.values().next().value ?? null,
      ready: () => ready.resolve(),
      changed: (entries) => subscribers.forEach((subscriber) => subscriber.deliver(entries)),
      missed: () => subscribers.forEach((subscriber) => subscriber.fallBehind()),
      recheck: checks.check,
      recheckUser(userId) {
        for (const subscriber of subscribers) if (subscriber.userId === userId) void checks.check(subscriber);
      },
      signal: ended.signal,
    });
    finish(outcome);
  }

  return {
    source,
    join(subscriber) {
      subscribers.add(subscriber);
      checks.plan(subscriber, null);
      if (!isOpen) void run();
      return ready.promise;
    },
    noteExpiry: checks.plan,
    leave: (subscriber) => leave(subscriber),
    end: leaveAll,
  };
}
