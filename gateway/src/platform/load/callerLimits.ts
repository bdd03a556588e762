import { setTimeout as wait } from 'node:timers/promises';
import { CallAborted } from '../rest/restError.ts';
import { createFairQueue } from './fairQueue.ts';
import type { LoadSettings } from './loadSettings.ts';
import { createRecentUse } from './recentUse.ts';
import { createRetryTimes } from './retryTimes.ts';
import { TooMuchLoad } from './tooMuchLoad.ts';
import type { UsedMinute } from './usageHistory.ts';
import { createLocalRecords } from './useRecords.ts';

/** The part of the service that the caller of one request may take. */
export interface CallerShare {
  /**
   * Waits until the request may begin. One begins in each turn of the event loop, and callers alternate, so that many
   * requests of one caller delay a request of another by one. Ends early when the client leaves.
   */
  readonly begin: () => Promise<void>;
  /**
   * Refuses the request if its caller has used up its share, before it costs anything.
   *
   * @returns the seconds after which it may be sent again; null if it may go on.
   */
  readonly refuse: () => number | null;
  /**
   * Waits for the turn of an operation or an event; it lasts until `release`.
   *
   * @throws GraphQLError RATE_LIMITED when the caller has used up its share.
   */
  readonly admit: (cost: number) => Promise<void>;
  /** Like `admit`, but waits for credit instead of refusing. */
  readonly pace: (cost: number) => Promise<void>;
  readonly release: () => void;
  /** What is left of the time of REST calls. */
  readonly callTime: () => CallTime;
  /** What the caller used in the last hour, minute by minute. */
  readonly usedMinutes: () => Promise<readonly UsedMinute[]>;
  /** Makes a REST call when it is the caller's turn, and charges its time. */
  readonly call: <T>(endpoint: string, make: () => Promise<T>) => Promise<T>;
}

/** Time of REST calls, in seconds. */
export interface CallTime {
  readonly left: number;
  /** What can be saved up. */
  readonly limit: number;
  /** How long it takes until that is saved up again. */
  readonly fullInSeconds: number;
  /** How long it would take from nothing. */
  readonly windowSeconds: number;
}

/** Shares of all callers. What they use over time is counted by the records, what they do at once by this process. */
export interface CallerLimits {
  /**
   * @param caller names the caller; asked each time, since it may become known during the request.
   * @param signal aborted when the client disconnects.
   */
  readonly shareOf: (caller: () => string, signal: AbortSignal) => CallerShare;
}

/** How soon a caller whose queue is full may try again at the earliest, in seconds. */
const queueRetryAfter = 1;

export function createCallerLimits(
  settings: LoadSettings,
  now = () => performance.now(),
  records = createLocalRecords(now),
): CallerLimits {
  const operations = createFairQueue({
    // What callers do together is limited by their REST calls: a light operation waits for no heavy one of another.
    atOnce: Infinity,
    atOncePerCaller: settings.costAtOncePerCaller,
  });
  const beginnings = createFairQueue({ atOnce: 1, atOncePerCaller: 1 });
  const use = createRecentUse(now);
  const calls = createFairQueue({
    atOnce: settings.callsAtOnce,
    atOncePerCaller: settings.callsAtOncePerCaller,
    isHeldBack: use.isAhead,
  });
  const retryTimes = createRetryTimes(now);
  const budget = records.budget('calls', {
    capacity: settings.callSeconds,
    perSecond: settings.callSecondsPerSecond,
  });

  return {
    shareOf(caller, signal) {
      let end: (() => void) | null = null;

      function release(): void {
        end?.();
        end = null;
      }

      function refuse(): number | null {
        const key = caller();
        const secondsUntilCredit = budget.secondsUntilCredit(key);
        if (secondsUntilCredit === 0 && operations.waiting(key) < settings.waitingPerCaller) return null;
        records.addUse(key, { refusals: 1 });
        return retryTimes.next(key, Math.max(secondsUntilCredit, queueRetryAfter));
      }

      async function enter(cost: number): Promise<void> {
        release();
        const endTurn = await operations.enter(caller(), Math.max(1, cost), signal);
        // The response may have closed since the turn began, and with it the only release.
        if (signal.aborted) endTurn();
        signal.throwIfAborted();
        records.addUse(caller(), { operations: 1 });
        end = endTurn;
      }

      async function credit(): Promise<void> {
        const seconds = budget.secondsUntilCredit(caller());
        if (seconds === 0) return;
        await wait(seconds * 1000, undefined, { signal });
        await credit();
      }

      return {
        async begin() {
          const endTurn = await beginnings.enter(caller(), 1, signal).catch(() => null);
          if (endTurn !== null) setImmediate(endTurn);
        },
        refuse,
        async admit(cost) {
          const retryAfter = refuse();
          if (retryAfter !== null) throw new TooMuchLoad(retryAfter);
          await enter(cost).catch(() => {
            throw new CallAborted('operation');
          });
        },
        async pace(cost) {
          await credit();
          await enter(cost);
        },
        release,
        callTime() {
          const { callSeconds, callSecondsPerSecond } = settings;
          const balance = budget.balanceOf(caller());
          return {
            left: Math.max(0, Math.floor(balance)),
            limit: callSeconds,
            fullInSeconds: Math.ceil((callSeconds - balance) / callSecondsPerSecond),
            windowSeconds: Math.ceil(callSeconds / callSecondsPerSecond),
          };
        },
        usedMinutes: () => records.minutesOf(caller()),
        async call(endpoint, make) {
          const key = caller();
          use.add(key, 0);
          const endCall = await calls.enter(key, 1, signal).catch(() => {
            throw new CallAborted(endpoint);
          });
          const started = now();
          try {
            return await make();
          } finally {
            const seconds = (now() - started) / 1000;
            use.add(key, seconds);
            records.addUse(key, { restCalls: 1, callSeconds: seconds });
            budget.charge(key, Math.min(seconds, settings.longestChargedSeconds));
            endCall();
          }
        },
      };
    },
  };
}
