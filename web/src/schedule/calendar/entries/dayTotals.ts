import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { CalendarEntry } from './calendarEntries.ts';

/** What is planned on a day. */
export interface DayTotal {
  readonly shifts: number;
  readonly confirmed: number;
  readonly places: number;
}

/** Adds up the gigs that start on each day. Canceled gigs need no one. */
export function dayTotals(
  days: readonly Temporal.PlainDate[],
  entries: readonly CalendarEntry[],
  zone: string,
): readonly DayTotal[] {
  const byDay = Map.groupBy(
    entries.flatMap(({ gigs }) => gigs).filter(({ listStatus }) => listStatus !== 'CANCELLED'),
    ({ startMs }) =>
      String(Temporal.Instant.fromEpochMilliseconds(startMs).toZonedDateTimeISO(zone).toPlainDate()),
  );
  return days.map((day) => {
    const gigs = byDay.get(String(day)) ?? [];
    return {
      shifts: gigs.length,
      // A shift with more pros than places does not fill the places of another.
      confirmed: gigs.reduce((sum, { confirmed, places }) => sum + Math.min(confirmed, places), 0),
      places: gigs.reduce((sum, { places }) => sum + places, 0),
    };
  });
}
