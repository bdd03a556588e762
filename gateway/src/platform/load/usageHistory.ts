import type { CallerKey } from './callerKey.ts';

/** What a caller used in one minute with one API token, or with all its sessions. */
export interface UsedMinute {
  /** Milliseconds since 1970, a multiple of a minute. */
  readonly startMs: number;
  /** The number of the API token; null for sessions. */
  readonly token: number | null;
  /** Operations and events that ran. */
  readonly operations: number;
  /** Operations that were refused because the caller had used up its share. */
  readonly refusals: number;
  readonly restCalls: number;
  /** Seconds that REST calls took. */
  readonly callSeconds: number;
}

type Amounts = Partial<Omit<UsedMinute, 'startMs' | 'token'>>;

/** What callers used in the last hour. */
export interface UsageHistory {
  readonly add: (key: CallerKey, amounts: Amounts) => void;
  /** The minutes in which the caller used something, the earliest first; one for each token of a minute. */
  readonly minutesOf: (caller: string) => readonly UsedMinute[];
}

export const minute = 60_000;
export const keptMinutes = 60;

/** Callers beyond these lose their history, those that were seen least lately first. */
const mostCallers = 10_000;

/** @param now milliseconds since 1970 */
export function createUsageHistory(now: () => number): UsageHistory {
  const histories = new Map<string, UsedMinute[]>();

  function recent(minutes: readonly UsedMinute[], startMs: number): UsedMinute[] {
    return minutes.filter((used) => used.startMs > startMs - keptMinutes * minute);
  }

  return {
    add({ caller, token }, { operations = 0, refusals = 0, restCalls = 0, callSeconds = 0 }) {
      const startMs = Math.floor(now() / minute) * minute;
      const known = histories.get(caller) ?? [];
      const place = known.findLastIndex((one) => one.startMs === startMs && one.token === token);
      const used = known[place];
      const next = {
        startMs,
        token,
        operations: (used?.operations ?? 0) + operations,
        refusals: (used?.refusals ?? 0) + refusals,
        restCalls: (used?.restCalls ?? 0) + restCalls,
        callSeconds: (used?.callSeconds ?? 0) + callSeconds,
      };
      if (used) known[place] = next;
      histories.delete(caller);
      histories.set(caller, used ? known : [...recent(known, startMs), next]);
      if (histories.size > mostCallers) {
        const [oldest = ''] = histories.keys();
        histories.delete(oldest);
      }
    },
    minutesOf: (caller) => recent(histories.get(caller) ?? [], Math.floor(now() / minute) * minute),
  };
}
