import { now } from './now.ts';

const dayMs = 86_400_000;

/** Read once: a journey that midnight passes through must not mean days of two weeks. */
const tomorrow = new Date(now().epochMilliseconds + dayMs);

/**
 * A day of the first week that is wholly ahead, wherever in the world, as YYYY-MM-DD.
 *
 * @param weekday 0 for Sunday
 */
export function dayAhead(weekday: number): string {
  const daysToSunday = 7 - tomorrow.getUTCDay();
  return new Date(tomorrow.getTime() + (daysToSunday + weekday) * dayMs).toISOString().slice(0, 10);
}
