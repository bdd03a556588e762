import type { Temporal } from '../../platform/time/temporal.ts';
import { longestShiftHours } from '../../schedule/gigs/shiftLength.ts';
import { checkInOpensAt } from '../checkIn/checkInWindow.ts';
import { breakEndProblem, breakStartProblem } from './breakProblem.ts';
import type { WorkTimes } from './workTimes.ts';

/** How far the clock of a device may be ahead, in milliseconds: such a time counts as now. */
const clockError = 60_000;

const hour = 3_600_000;

/** A time that a manager records. */
export interface TimeRecord {
  readonly kind: 'clockIn' | 'clockOut' | 'startBreak' | 'endBreak';
  readonly time: Temporal.Instant;
}

/** Why a time cannot be recorded for this work, as a sentence for the manager; null if it can. */
export function timeRecordProblem(
  work: WorkTimes,
  { kind, time: { epochMilliseconds: time } }: TimeRecord,
  now: Temporal.Instant,
): string | null {
  if (time > now.epochMilliseconds + clockError) return 'This time is in the future.';
  switch (kind) {
    case 'clockIn':
      return clockInProblem(work, time);
    case 'clockOut':
      return clockOutProblem(work, time);
    case 'startBreak':
      return breakStartProblem(work, time);
    default:
      return breakEndProblem(work, time);
  }
}

function clockInProblem({ workStart, workEnd, punches }: WorkTimes, time: number): string | null {
  if (time < checkInOpensAt(workStart).epochMilliseconds) {
    return 'Pros can clock in from 15 minutes before the start.';
  }
  if (time >= workEnd.epochMilliseconds) return 'The clock-in must be before the end of the shift.';
  const isIn = punches.findLast((punch) => punch.time.epochMilliseconds <= time)?.type === 'CLOCK_IN';
  const hasLater = punches.some((punch) => punch.time.epochMilliseconds > time);
  return isIn || hasLater ? 'This pro has already clocked in.' : null;
}

function clockOutProblem({ punches, breaks }: WorkTimes, time: number): string | null {
  if (punches.length === 0) return 'This pro has not clocked in.';
  const previous = punches.findLast((punch) => punch.time.epochMilliseconds <= time);
  const next = punches.find((punch) => punch.time.epochMilliseconds > time);
  if (previous === undefined) return 'The clock-out must be after the clock-in.';
  const start = previous.time.epochMilliseconds;
  if (previous.type === 'CLOCK_OUT' || next?.type === 'CLOCK_OUT') return 'This pro has already clocked out.';
  if (start === time) return 'The clock-out must be after the clock-in.';
  if (time - start > longestShiftHours * hour) return `Work can last ${longestShiftHours} hours at most.`;
  const isInBreak = breaks.some(
    (one) => one.start.epochMilliseconds >= start && (one.end ?? one.start).epochMilliseconds > time,
  );
  return isInBreak ? 'The clock-out must be after the breaks.' : null;
}
