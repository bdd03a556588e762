/** What a caller used in one minute. */
export interface UsedMinute {
  /** Milliseconds since 1970, a multiple of a minute. */
  readonly startMs: number;
  /** Operations and events that ran. */
  readonly operations: number;
  /** Operations that were refused because the caller had used up its share. */
  readonly refusals: number;
  readonly restCalls: number;
  /** Seconds that REST calls took. */
  readonly callSeconds: number;
}

type Amounts = Partial<Omit<UsedMinute, 'startMs'>>;

/** What callers used in the last hour. */
export interface UsageHistory {
  readonly add: (caller: string, amounts: Amounts) => void;
  /** The minutes in which the caller used something, the earliest first. */
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
    add(caller, { operations = 0, refusals = 0, restCalls = 0, callSeconds = 0 }) {
      const startMs = Math.floor(now() / minute) * minute;
      const known = histories.get(caller) ?? [];
      const last = known.at(-1);
      const used = last?.startMs === startMs ? last : null;
      const next = {
        startMs,
        operations: (used?.operations ?? 0) + operations,
        refusals: (used?.refusals ?? 0) + refusals,
        restCalls: (used?.restCalls ?? 0) + restCalls,
        callSeconds: (used?.callSeconds ?? 0) + callSeconds,
      };
      if (used) known[known.length - 1] = next;
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
