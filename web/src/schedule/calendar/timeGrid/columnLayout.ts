import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { layoutEntries, type Layout, type Extent } from './layoutEntries.ts';
import { heightOf, type AxisDay } from './timeAxis.ts';

/** The part of an entry on one day, in rows of the axis. */
export interface DayPart extends Extent {
  readonly entry: CalendarEntry;
  /** Whether the previous part is on a visible day. */
  readonly isContinued: boolean;
}

// Keeps very short shifts readable and easy to press.
const minRows = 0.5;

/**
 * Lays out the entries of a day side by side.
 *
 * @param firstMs the start of the first visible day
 */
export function columnLayout(
  day: AxisDay,
  entries: readonly CalendarEntry[],
  firstMs: number,
  maxLanes: number,
): Layout<DayPart> {
  const parts = entries
    .filter(({ startMs, endMs }) => startMs < day.endMs && endMs > day.startMs)
    .map((entry) => {
      const top = Math.min(heightOf(day, entry.startMs), day.hours.length - minRows);
      const bottom = Math.max(heightOf(day, entry.endMs), top + minRows);
      return { entry, top, bottom, isContinued: entry.startMs < day.startMs && day.startMs > firstMs };
    });
  return layoutEntries(parts, maxLanes);
}
