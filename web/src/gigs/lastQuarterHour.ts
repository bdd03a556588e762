import { currentMs } from '../platform/clock/currentTime.ts';

const quarterHour = 15 * 60_000;

/**
 * The last full quarter of an hour, ISO 8601. Lists are divided there into past and upcoming: the moment itself would
 * ask for another list at each visit, and never find one that is there already.
 */
export function lastQuarterHour(now = currentMs()): string {
  return new Date(now - (now % quarterHour)).toISOString();
}
