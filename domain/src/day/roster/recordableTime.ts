import type { Temporal } from '../../platform/time/temporal.ts';
import { longestShiftHours } from '../../schedule/gigs/shiftLength.ts';
import { checkInOpensAt } from '../checkIn/checkInWindow.ts';
import type { WorkTimes } from './workTimes.ts';

/** How far the clock of a device may be ahead, in milliseconds: such a time counts as now. */
const clockError = 60_000;

const hour = 3_600_000;

/** Why a time that lies ahead cannot be recorded; null for one that does not. */
export function futureProblem(time: Temporal.Instant, now: Temporal.Instant): string | null {
  return time.epochMilliseconds > now.epochMilliseconds + clockError ? 'This time is in the future.' : null;
}

/** Why no clock-in of this work can be at this time, in milliseconds since the epoch; null if one can. */
export function clockInWindowProblem(
  { workStart, workEnd }: Pick<WorkTimes, 'workStart' | 'workEnd'>,
  time: number,
): string | null {
  if (time < checkInOpensAt(workStart).epochMilliseconds) {
    return 'Pros can clock in from 15 minutes before the start.';
  }
  return time >= workEnd.epochMilliseconds ? 'The clock-in must be before the end of the shift.' : null;
}

/** Why no one works from a clock-in to a clock-out at these times, in milliseconds since the epoch; null if one can. */
export function lengthProblem(clockIn: number, clockOut: number): string | null {
  if (clockOut <= clockIn) return 'The clock-out must be after the clock-in.';
  return clockOut - clockIn > longestShiftHours * hour
    ? `Work can last ${longestShiftHours} hours at most.`
    : null;
}
