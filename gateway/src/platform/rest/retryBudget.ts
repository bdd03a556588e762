/** Lets a share of the calls be repeated, so that retries cannot multiply the load of an upstream in trouble. */
export interface RetryBudget {
  /** A first attempt was made and earns a part of a retry. */
  deposit(): void;
  /** Whether a retry may be made; it is paid at once. */
  withdraw(): boolean;
}

/**
 * A bucket that starts full.
 *
 * @param ratio retries earned by one call: 0.5 pays for all retries while three attempts in ten fail, and adds half of
 * the load at most.
 * @param capacity retries that can be saved up for a short disturbance.
 */
export function createRetryBudget(ratio = 0.5, capacity = 20): RetryBudget {
  let tokens = capacity;
  return {
    deposit() {
      tokens = Math.min(capacity, tokens + ratio);
    },
    withdraw() {
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
