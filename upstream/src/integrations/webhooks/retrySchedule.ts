/** The delay before the second attempt, in seconds; each further one is four times as long, up to eight hours. */
const firstDelay = 5;
const longestDelay = 8 * 3600;
/** Delays differ by up to this part, so that deliveries that failed together are not retried together. */
const jitter = 0.2;

/** How long a delivery is retried, from its first attempt. */
const windowMilliseconds = 3 * 24 * 3_600_000;

/** When a delivery is given up whose first attempt began now. */
export function giveUpTime(now: Date): Date {
  return new Date(now.getTime() + windowMilliseconds);
}

/**
 * When to retry what has failed this often.
 *
 * @param random at least 0 and below 1
 * @param leastSeconds what the receiver asked for
 */
export function nextAttempt(now: Date, failures: number, random: number, leastSeconds = 0): Date {
  const delay = Math.min(firstDelay * 4 ** (failures - 1), longestDelay) * (1 - jitter + 2 * jitter * random);
  const seconds = Math.max(delay, Math.min(leastSeconds, longestDelay));
  return new Date(now.getTime() + Math.round(seconds * 1000));
}
