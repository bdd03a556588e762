import { longestShiftHours } from '@brigade/domain/schedule/gigs/shiftLength.ts';
import { shiftTimes, type WrittenShift } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** The step of a drag, in minutes. */
export const snapMinutes = 15;

/** The change of a shift's times, in local time. */
export interface ShiftMove {
  readonly days: number;
  readonly minutes: number;
  /** The change in duration. */
  readonly resizeMinutes: number;
}

export const unmoved: ShiftMove = { days: 0, minutes: 0, resizeMinutes: 0 };

/** A shift in local time, with its actual instants. */
export interface MovedShift extends WrittenShift {
  /** Milliseconds since 1970. */
  readonly startMs: number;
  readonly endMs: number;
}

/**
 * Moves a shift in local time, so that it keeps its hours across daylight saving changes. The duration is at least one
 * step and at most the longest shift.
 *
 * @param zone the time zone of its address, in which the server reads the local times
 */
export function movedShift(startMs: number, endMs: number, zone: string, move: ShiftMove): MovedShift {
  const wallClock = (ms: number) =>
    Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDateTime();
  const start = wallClock(startMs);
  const length = start.until(wallClock(endMs)).total('minutes');
  const written = Math.min(Math.max(length + move.resizeMinutes, snapMinutes), longestShiftHours * 60);
  // A single duration cannot mix signs, such as a day later and an hour earlier.
  const movedStart = start.add({ days: move.days }).add({ minutes: move.minutes });
  const shift: WrittenShift = {
    date: movedStart.toPlainDate(),
    startTime: movedStart.toPlainTime(),
    endTime: movedStart.add({ minutes: written }).toPlainTime(),
  };
  const times = shiftTimes(shift, zone);
  return { ...shift, startMs: times.start.epochMilliseconds, endMs: times.end.epochMilliseconds };
}
