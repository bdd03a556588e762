import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { heightOf, type TimeAxis } from './timeAxis.ts';

/** The initial scroll position without gigs, in hours after midnight. */
const defaultHour = 7;

/** The row to scroll to initially, slightly above the earliest start of any day. */
export function initialRow({ days }: TimeAxis, entries: readonly CalendarEntry[]): number {
  const starts = days.flatMap((day) =>
    entries
      .filter(({ startMs }) => startMs >= day.startMs && startMs < day.endMs)
      .map(({ startMs }) => heightOf(day, startMs)),
  );
  return Math.max((starts.length > 0 ? Math.min(...starts) : defaultHour) - 0.5, 0);
}
