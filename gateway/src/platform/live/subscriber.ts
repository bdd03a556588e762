import type { Caller } from '../rest/callHeaders.ts';
import type { RestSession } from '../rest/restSession.ts';
import type { ChangeEntry } from './changesApi.ts';
import { isLater, type LiveBatch } from './liveBatch.ts';

/** Somebody who follows a topic, with the token of their own. */
export interface Subscriber {
  readonly caller: Caller;
  readonly rest: RestSession;
  /** Null: not known, since the upstream has no feed that tells. */
  readonly userId: number | null;
  /** Hands on what changed. Who is too slow is told later, from where they stand. */
  deliver(entries: readonly ChangeEntry[]): void;
  /** What was missed must be read again from where they stand. */
  fallBehind(): void;
  /** Tells nothing more. */
  end(): void;
  readonly isEnded: boolean;
}

/** What a subscriber is made of. */
export interface SubscriberParts {
  readonly caller: Caller;
  readonly rest: RestSession;
  /** Reads what changed after a cursor, with the subscriber's own token. */
  readonly readAfter: (cursor: string) => Promise<LiveBatch>;
}

/** More waiting changes than this are read again instead of being kept. */
const mostWaiting = 500;

/** A subscriber, and what it is told once it is known where it begins. */
export interface OpenSubscriber {
  readonly subscriber: Subscriber;
  /** @param userId whose token it is, where the upstream tells. */
  readonly follow: (begin: LiveBatch, userId: number | null) => AsyncGenerator<LiveBatch>;
}

/** Keeps what changes for a subscriber from this moment on. */
export function openSubscriber({ caller, rest, readAfter }: SubscriberParts): OpenSubscriber {
  let waiting: ChangeEntry[] = [];
  let isBehind = false;
  const ended = new AbortController();
  let userId: number | null = null;
  let woken = Promise.withResolvers<void>();

  /** What is waiting beyond the cursor, or null. */
  function take(cursor: string): LiveBatch | null {
    const entries = waiting.filter((entry) => isLater(entry.cursor, cursor));
    waiting = [];
    const last = entries.at(-1);
    return last === undefined ? null : { cursor: last.cursor, hasGap: false, entries };
  }

  async function* tell(begin: LiveBatch): AsyncGenerator<LiveBatch> {
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
      } else if (wasBehind) return;
      else await woken.promise;
    }
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
    end() {
      ended.abort();
      woken.resolve();
    },
    get isEnded() {
      return ended.signal.aborted;
    },
  };
  return {
    subscriber,
    follow(begin, knownAs) {
      userId = knownAs;
      return tell(begin);
    },
  };
}
