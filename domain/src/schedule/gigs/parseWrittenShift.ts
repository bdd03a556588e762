import { Temporal } from '../../platform/time/temporal.ts';
import type { WrittenShift } from './shiftTimes.ts';

/** A shift in local time as text. */
export interface ShiftText {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm. */
  readonly startTime: string;
  /** HH:mm. An end at or before the start is on the next day. */
  readonly endTime: string;
}

/**
 * Parses the date and times of a shift.
 *
 * @throws RangeError if one of them is invalid
 */
export function parseWrittenShift({ date, startTime, endTime }: ShiftText): WrittenShift {
  return {
    date: Temporal.PlainDate.from(date),
    startTime: Temporal.PlainTime.from(startTime),
    endTime: Temporal.PlainTime.from(endTime),
  };
}
