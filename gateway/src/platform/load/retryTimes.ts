import { LRUCache } from 'lru-cache';

/** Says when requests that are refused may be sent again, so that those of one caller do not come back together. */
export interface RetryTimes {
  /**
   * The seconds after which the caller may send one more request again.
   *
   * @param earliest seconds before which it would be refused in any case.
   */
  readonly next: (caller: string, earliest: number) => number;
}

/** How many requests of a caller are asked back within a second. */
const perSecond = 10;

/** How far apart requests that are refused together are asked back, in milliseconds. */
const longestSpread = 30_000;

/** Callers beyond these are evicted, the least recently refused first. */
const mostCallers = 10_000;

/** @param now milliseconds since any moment. */
export function createRetryTimes(now: () => number): RetryTimes {
  /** The moment that the caller's next request gets. */
  const moments = new LRUCache<string, number>({ max: mostCallers });
  return {
    next(caller, earliest) {
      const first = now() + earliest * 1000;
      const given = moments.get(caller) ?? first;
      // A caller that does not wait gets the same moments again.
      const moment = given < first || given - first >= longestSpread ? first : given;
      moments.set(caller, moment + 1000 / perSecond);
      return Math.floor(Math.round(moment - now()) / 1000);
    },
  };
}
