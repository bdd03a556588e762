/** The time of REST calls that callers have used lately. */
export interface RecentUse {
  /** Notes that a caller is active, and the time that it has used, in seconds. */
  readonly add: (caller: string, seconds: number) => void;
  /** Whether a caller has used much more than the others that are active; false while there are none. */
  readonly isAhead: (caller: string) => boolean;
}

/** What is older than two periods no longer counts, in milliseconds. */
const period = 5_000;

/** What a screen with many lists uses, in seconds: less is never too much. */
const alwaysFree = 2;

/** How much more than the average of the others is too much. */
const mostOfAverage = 2;

class Period {
  readonly byCaller = new Map<string, number>();
  total = 0;

  add(caller: string, seconds: number): void {
    this.byCaller.set(caller, this.of(caller) + seconds);
    this.total += seconds;
  }

  of(caller: string): number {
    return this.byCaller.get(caller) ?? 0;
  }
}

/** @param now milliseconds since any moment. */
export function createRecentUse(now: () => number): RecentUse {
  let begun = now();
  let current = new Period();
  let previous = new Period();
  let callers = 0;

  function rotate(): void {
    const age = now() - begun;
    if (age < period) return;
    previous = age < 2 * period ? current : new Period();
    current = new Period();
    callers = previous.byCaller.size;
    begun = now();
  }

  return {
    add(caller, seconds) {
      rotate();
      if (!current.byCaller.has(caller) && !previous.byCaller.has(caller)) callers += 1;
      current.add(caller, seconds);
    },
    isAhead(caller) {
      rotate();
      const own = current.of(caller) + previous.of(caller);
      if (own <= alwaysFree) return false;
      const others = callers - 1;
      const average = (current.total + previous.total - own) / others;
      return others > 0 && own > mostOfAverage * average;
    },
  };
}
