import type { Caller } from '../rest/callHeaders.ts';
import type { UpstreamRefusal } from '../rest/restError.ts';
import type { RestSession } from '../rest/restSession.ts';
import type { ChangeEntry } from './changesApi.ts';
import { isLater, type LiveBatch } from './liveBatch.ts';

/** One subscription to a topic, with the token of its caller. */
export interface Subscriber {
  readonly caller: Caller;
  readonly rest: RestSession;
  /** Null when unknown: only a change feed reports it. */
  readonly userId: number | null;
  /** Queues changes. A subscriber that is too slow refetches from its cursor instead. */
  deliver(entries: readonly ChangeEntry[]): void;
  /** Makes the subscriber refetch from its cursor. */
  fallBehind(): void;
  /** Ends the subscription, with the refusal if its caller may no longer follow the topic. */
  end(refusal?: UpstreamRefusal): void;
  readonly isEnded: boolean;
  /** Why it ended; null while it has not, or when it may continue. */
  readonly refusal: UpstreamRefusal | null;
}

export interface SubscriberParts {
  readonly caller: Caller;
  readonly rest: RestSession;
  /** Reads what changed after a cursor, with the subscriber's own token. */
  readonly readAfter: (cursor: string) => Promise<LiveBatch>;
}

/** With more queued changes than this, the subscriber refetches instead. */
const mostWaiting = 500;

/** A subscriber whose events start once its first batch is known. */
export interface OpenSubscriber {
  readonly subscriber: Subscriber;
  /**
   * The events throw the refusal that ended the subscription.
   *
   * @param userId the owner of the token, if the upstream reports it.
   */
  readonly follow: (begin: LiveBatch, userId: number | null) => AsyncGenerator<LiveBatch>;
}

/** Queues changes for a subscriber from now on. */
export function openSubscriber({ caller, rest, readAfter }: SubscriberParts): OpenSubscriber {
  let waiting: ChangeEntry[] = [];
  let isBehind = false;
  const ended = new AbortController();
  let userId: number | null = null;
  let refusal: UpstreamRefusal | null = null;
  let woken = Promise.withResolvers<void>();

  /** The queued changes after the cursor; null when there are none. */
  function take(cursor: string): LiveBatch | null {
    const entries = waiting.filter((entry) => isLater(entry.cursor, cursor));
    waiting = [];
    const last = entries.at(-1);
    return last === undefined ? null : { cursor: last.cursor, hasGap: false, entries };
  }

  async function* events(begin: LiveBatch): AsyncGenerator<LiveBatch> {
    let { cursor } = begin;
    yield begin;
    while (!ended.signal.aborted) {
      woken = Promise.withResolvers<void>();
      const wasBehind = isBehind;
      isBehind = false;
      const batch = wasBehind ? await readAfter(cursor).catch(() => null) : take(cursor);
      if (batch !== null) {
        ({ cursor } = batch);
        yield batch;
      } else if (wasBehind) break;
      else await woken.promise;
    }
    if (refusal !== null) throw refusal;
  }

  const subscriber: Subscriber = {
    caller,
    rest,
    get userId() {
      return userId;
    },
    deliver(entries) {
      if (waiting.length + entries.length > mostWaiting) return subscriber.fallBehind();
      waiting.push(...entries);
      woken.resolve();
    },
    fallBehind() {
      waiting = [];
      isBehind = true;
      woken.resolve();
    },
    end(reason) {
      refusal ??= reason ?? null;
      ended.abort();
      woken.resolve();
    },
    get isEnded() {
      return ended.signal.aborted;
    },
    get refusal() {
      return refusal;
    },
  };
  return {
    subscriber,
    follow(begin, knownAs) {
      userId = knownAs;
      return events(begin);
    },
  };
}
