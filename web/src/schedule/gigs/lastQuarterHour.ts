import { currentMs } from '../../platform/clock/currentTime.ts';

const quarterHour = 15 * 60_000;

/**
 * The start of the current quarter hour, ISO 8601. Lists use it to separate past from upcoming gigs, because the exact
 * time would change the query variables on every visit and never hit the cache.
 */
export function lastQuarterHour(now = currentMs()): string {
  return new Date(now - (now % quarterHour)).toISOString();
}
