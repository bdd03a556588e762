import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { CalendarEntry } from './calendarEntries.ts';

/**
 * The boxes that begin on each of the days, which follow one another. A night that began before the first day counts
 * for that day; {@link beganBefore} tells it from the others there.
 */
export function entriesByDay(
  days: readonly Temporal.PlainDate[],
  entries: readonly CalendarEntry[],
  zone: string,
): readonly (readonly CalendarEntry[])[] {
  const begins = days.map((day) => day.toZonedDateTime(zone).epochMilliseconds);
  const lists: CalendarEntry[][] = days.map(() => []);
  for (const entry of entries) {
    const index = begins.findLastIndex((begin) => begin <= entry.startMs);
    lists[Math.max(index, 0)]?.push(entry);
  }
  return lists;
}
