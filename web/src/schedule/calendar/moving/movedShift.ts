import { longestShiftHours } from '@brigade/domain/schedule/gigs/shiftLength.ts';
import { shiftTimes, type WrittenShift } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** What dragging counts in, in minutes. */
export const snapMinutes = 15;

/** How a shift is moved and stretched, by the clock on the wall. */
export interface ShiftMove {
  readonly days: number;
  readonly minutes: number;
  /** How much later it ends than the move alone would have it. */
  readonly longerMinutes: number;
}

export const unmoved: ShiftMove = { days: 0, minutes: 0, longerMinutes: 0 };

/** A shift as it is written down, and when that really is. */
export interface MovedShift extends WrittenShift {
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * A shift after a move. It keeps its times on the clock whatever the clocks do in between, and is never shorter than a
 * step nor longer than a shift may be.
 */
export function movedShift(startMs: number, endMs: number, zone: string, move: ShiftMove): MovedShift {
  const wallClock = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDateTime();
  const start = wallClock(startMs);
  const length = start.until(wallClock(endMs)).total('minutes');
  const written = Math.min(Math.max(length + move.longerMinutes, snapMinutes), longestShiftHours * 60);
  // One after the other: a day later and an hour earlier is no duration.
  const movedStart = start.add({ days: move.days }).add({ minutes: move.minutes });
  const shift: WrittenShift = {
    date: movedStart.toPlainDate(),
    startTime: movedStart.toPlainTime(),
    endTime: movedStart.add({ minutes: written }).toPlainTime(),
  };
  const times = shiftTimes(shift, zone);
  return { ...shift, startMs: times.start.epochMilliseconds, endMs: times.end.epochMilliseconds };
}
