import { UpstreamRefusal } from '../rest/restError.ts';
import type { LiveSource } from './liveSource.ts';
import type { Subscriber } from './subscriber.ts';

/** From one look at everybody's access to the next, milliseconds: for what the upstream does not tell. */
const recheckInterval = 120_000;

/** The subscribers of one topic and the line that they share. */
export interface TopicLine {
  readonly source: LiveSource;
  /** Adds somebody; resolves when changes are told from then on, or when that will not be. */
  join(subscriber: Subscriber): Promise<void>;
  leave(subscriber: Subscriber): void;
  /** Lets everybody go. */
  end(): void;
}

/**
 * Opens the line of a topic with its first subscriber.
 *
 * @param onOver is told when the line has ended, with everybody let go.
 */
export function openTopicLine(source: LiveSource, onOver: (outcome: 'over' | 'no feed') => void): TopicLine {
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

  /** At once, so that nobody joins a line that ends. */
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
    const outcome = await source.keepLine({
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
