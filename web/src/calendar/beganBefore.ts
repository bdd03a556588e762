import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { CalendarEntry } from '../schedule/calendar/entries/calendarEntries.ts';

/** Whether a box that stands under a day began before it. */
export function beganBefore(day: Temporal.PlainDate, { startMs }: CalendarEntry, zone: string): boolean {
  return startMs < day.toZonedDateTime(zone).epochMilliseconds;
}
