import { setTimeout as wait } from 'node:timers/promises';
import { CallAborted } from '../rest/restError.ts';
import type { CallerKey } from './callerKey.ts';
import { type CallerUse, usedBySource } from './callerUse.ts';
import { type CallTime, createCallTimes, scarcerTime } from './callTimes.ts';
import { createFairQueue } from './fairQueue.ts';
import type { LoadSettings } from './loadSettings.ts';
import { createRecentUse } from './recentUse.ts';
import { createRetryTimes } from './retryTimes.ts';
import { TooMuchLoad } from './tooMuchLoad.ts';
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
  /** What is left of the time of REST calls: of the API token's part, or of the account's if less is left of that. */
  readonly callTime: () => CallTime;
  /** What is left of each that the request is charged to. */
  readonly callTimes: () => { readonly ofCaller: CallTime; readonly ofToken: CallTime | null };
  /** The number of the API token of the request; null without one. */
  readonly token: () => number | null;
  /** What the caller used in the last hour, with its sessions and with each API token. */
  readonly usedBySource: () => Promise<readonly CallerUse[]>;
  /** Makes a REST call when it is the caller's turn, and charges its time. */
  readonly call: <T>(endpoint: string, make: () => Promise<T>) => Promise<T>;
}

/** Shares of all callers. What they use over time is counted by the records, what they do at once by this process. */
export interface CallerLimits {
  /**
   * @param caller names the caller; asked each time, since it may become known during the request.
   * @param signal aborted when the client disconnects.
   */
  readonly shareOf: (caller: () => CallerKey, signal: AbortSignal) => CallerShare;
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
  const times = createCallTimes(settings, records);

  return {
    shareOf(caller, signal) {
      let end: (() => void) | null = null;

      function release(): void {
        end?.();
        end = null;
      }

      function refuse(): number | null {
        const key = caller();
        const secondsUntilCredit = times.secondsUntilCredit(key);
        if (secondsUntilCredit === 0 && operations.waiting(key.caller) < settings.waitingPerCaller)
          return null;
        records.addUse(key, { refusals: 1 });
        return retryTimes.next(
          `${key.caller} ${key.token ?? ''}`,
          Math.max(secondsUntilCredit, queueRetryAfter),
        );
      }

      async function enter(cost: number): Promise<void> {
        release();
        const endTurn = await operations.enter(caller().caller, Math.max(1, cost), signal);
        // The response may have closed since the turn began, and with it the only release.
        if (signal.aborted) endTurn();
        signal.throwIfAborted();
        records.addUse(caller(), { operations: 1 });
        end = endTurn;
      }

      async function credit(): Promise<void> {
        const seconds = times.secondsUntilCredit(caller());
        if (seconds === 0) return;
        await wait(seconds * 1000, undefined, { signal });
        await credit();
      }

      return {
        async begin() {
          const endTurn = await beginnings.enter(caller().caller, 1, signal).catch(() => null);
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
          const key = caller();
          return scarcerTime(times.ofCaller(key), times.ofToken(key));
        },
        callTimes() {
          const key = caller();
          return { ofCaller: times.ofCaller(key), ofToken: times.ofToken(key) };
        },
        token: () => caller().token,
        usedBySource: () => usedBySource(caller(), times, records),
        async call(endpoint, make) {
          const key = caller();
          use.add(key.caller, 0);
          const endCall = await calls.enter(key.caller, 1, signal).catch(() => {
            throw new CallAborted(endpoint);
          });
          const started = now();
          try {
            return await make();
          } finally {
            const seconds = (now() - started) / 1000;
            use.add(key.caller, seconds);
            records.addUse(key, { restCalls: 1, callSeconds: seconds });
            times.charge(key, Math.min(seconds, settings.longestChargedSeconds));
            endCall();
          }
        },
      };
    },
  };
}
