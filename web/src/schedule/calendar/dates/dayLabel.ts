import { dateFormat } from '@brigade/domain/platform/time/dateFormat.ts';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';

// A plain date has no time zone, so it is formatted as UTC.
const long = dateFormat({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const short = dateFormat({ weekday: 'short', timeZone: 'UTC' });

/** "Friday, November 20". */
export function dayLabel(date: Temporal.PlainDate): string {
  return long(date.toZonedDateTime('UTC').epochMilliseconds);
}

/** "Fri". */
export function weekdayLabel(date: Temporal.PlainDate): string {
  return short(date.toZonedDateTime('UTC').epochMilliseconds);
}
