import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { CalendarEntry } from './calendarEntries.ts';

/**
 * Groups entries by the day they start on. Days must be consecutive. An entry that started before the first day is
 * listed under the first day; see {@link startsBefore}.
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
