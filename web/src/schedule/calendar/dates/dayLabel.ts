import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';

// A plain date has no time zone, so it is formatted as UTC.
const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const short = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** "Friday, November 20". */
export function dayLabel(date: Temporal.PlainDate): string {
  return long.format(date.toZonedDateTime('UTC').epochMilliseconds);
}

/** "Fri". */
export function weekdayLabel(date: Temporal.PlainDate): string {
  return short.format(date.toZonedDateTime('UTC').epochMilliseconds);
}
