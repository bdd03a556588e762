import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '../rest/callHeaders.ts';
import type { RestSession } from '../rest/restSession.ts';
import type { LiveHub } from './liveHub.ts';

/**
 * Subscribes to something that the caller reads, for what is not in the change feed: yields it at once, after each change,
 * and for the last time when it is over. It ends early when the process stops: callers resubscribe to continue.
 */
export type FollowReading = <Value>(
  read: () => Promise<Value>,
  isOver: (value: Value) => boolean,
) => Promise<AsyncGenerator<Value>>;

export interface FollowReadingOptions {
  readonly rest: Pick<RestSession, 'resetCache'>;
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** Waits until the caller may have an event. */
  readonly pace: () => Promise<void>;
  /** Milliseconds from one reading to the next. */
  readonly interval: number;
}

/** @throws what the first reading throws, and GraphQLError with the code RATE_LIMITED for too many subscribers. */
export function followReading(
  hub: Pick<LiveHub, 'hold'>,
  { rest, caller, signal, pace, interval }: FollowReadingOptions,
): FollowReading {
  return async <Value>(read: () => Promise<Value>, isOver: (value: Value) => boolean) => {
    const held = hub.hold(caller, signal);
    const first = await read();

    async function readAgain(): Promise<Value> {
      await wait(interval, undefined, { signal: held });
      await pace();
      rest.resetCache();
      return read();
    }

    return readings(first, { readAgain, isOver, signal: held });
  };
}

async function* readings<Value>(
  first: Value,
  {
    readAgain,
    isOver,
    signal,
  }: { readAgain: () => Promise<Value>; isOver: (value: Value) => boolean; signal: AbortSignal },
): AsyncGenerator<Value> {
  let current = first;
  yield current;
  while (!isOver(current)) {
    const before = JSON.stringify(current);
    try {
      current = await readAgain();
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    if (JSON.stringify(current) !== before) yield current;
  }
}
