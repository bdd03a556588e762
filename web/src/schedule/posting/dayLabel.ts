import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';

// A plain date has no zone; these only name it, so they are in UTC.
const weekdayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const dateFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A day as the head of a column: "Fri" and "Jun 5". */
export function dayLabel(day: Temporal.PlainDate): { weekday: string; date: string } {
  const instant = day.toZonedDateTime('UTC').epochMilliseconds;
  return { weekday: weekdayFormat.format(instant), date: dateFormat.format(instant) };
}
