import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { CalendarEntry } from './calendarEntries.ts';

/** Whether an entry starts before a day. */
export function startsBefore(day: Temporal.PlainDate, { startMs }: CalendarEntry, zone: string): boolean {
  return startMs < day.toZonedDateTime(zone).epochMilliseconds;
}
