import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { heightOf, type TimeAxis } from './timeAxis.ts';

/** Where days without gigs open, in hours after midnight. */
const ordinaryHour = 7;

/** The row at which the time grid opens: a little above the first start of its days. */
export function openingRow({ days }: TimeAxis, entries: readonly CalendarEntry[]): number {
  const starts = days.flatMap((day) =>
    entries
      .filter(({ startMs }) => startMs >= day.startMs && startMs < day.endMs)
      .map(({ startMs }) => heightOf(day, startMs)),
  );
  return Math.max((starts.length > 0 ? Math.min(...starts) : ordinaryHour) - 0.5, 0);
}
