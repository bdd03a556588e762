import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';

// A calendar day has no zone: it is named as if it were in UTC.
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
