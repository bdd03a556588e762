import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { dayAt } from '../dates/dayAt.ts';
import type { CalendarEntry } from './calendarEntries.ts';
import { plannedGigs } from './plannedGigs.ts';

/** What is planned on a day. */
export interface DayTotal {
  readonly shifts: number;
  readonly confirmed: number;
  readonly places: number;
}

/** Adds up the gigs that start on each day. */
export function dayTotals(
  days: readonly Temporal.PlainDate[],
  entries: readonly CalendarEntry[],
  zone: string,
): readonly DayTotal[] {
  const byDay = Map.groupBy(plannedGigs(entries), ({ startMs }) => String(dayAt(startMs, zone)));
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
