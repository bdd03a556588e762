import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { layOut, type Layout, type Stretch } from './layoutEntries.ts';
import { heightOf, type AxisDay } from './timeAxis.ts';

/** The part of a box that lies on one day, in rows of the axis. */
export interface DayPart extends Stretch {
  readonly entry: CalendarEntry;
  /** Another part comes before, on a day in sight. */
  readonly isContinued: boolean;
}

// A shift of a few minutes is still to be hit and read.
const leastRows = 0.5;

/**
 * The boxes of a day, laid out beside each other.
 *
 * @param firstMs when the first day in sight begins
 */
export function columnLayout(
  day: AxisDay,
  entries: readonly CalendarEntry[],
  firstMs: number,
  mostLanes: number,
): Layout<DayPart> {
  const parts = entries
    .filter(({ startMs, endMs }) => startMs < day.endMs && endMs > day.startMs)
    .map((entry) => {
      const top = Math.min(heightOf(day, entry.startMs), day.hours.length - leastRows);
      const bottom = Math.max(heightOf(day, entry.endMs), top + leastRows);
      return { entry, top, bottom, isContinued: entry.startMs < day.startMs && day.startMs > firstMs };
    });
  return layOut(parts, mostLanes);
}
