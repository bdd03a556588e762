/** The delay before the second attempt, in seconds; it doubles with each further one, up to an hour. */
const firstDelay = 15;
const longestDelay = 3600;

/** When to retry what has failed this often in a row. */
export function retryTime(now: Date, failures: number): Date {
  const seconds = Math.min(firstDelay * 2 ** (failures - 1), longestDelay);
  return new Date(now.getTime() + seconds * 1000);
}
