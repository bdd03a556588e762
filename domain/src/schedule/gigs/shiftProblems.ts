import { formatDuration } from '../../platform/time/duration.ts';
import type { Temporal } from '../../platform/time/temporal.ts';
import { longestShiftHours, shiftLength } from './shiftLength.ts';
import { shiftTimes, type WrittenShift } from './shiftTimes.ts';

/** A shift that is about to be posted. */
export interface PlannedShift extends WrittenShift {
  readonly unpaidBreakMinutes: number;
}

/** What is wrong with it, at one of its fields. */
export interface ShiftProblem {
  readonly field: 'startTime' | 'endTime' | 'unpaidBreakMinutes';
  readonly message: string;
}

/**
 * What keeps a shift from being posted.
 *
 * @param zone IANA name of the zone of the place
 */
export function shiftProblems(shift: PlannedShift, zone: string, now: Temporal.Instant): ShiftProblem[] {
  const { start, minutes, isOvernight } = shiftTimes(shift, zone);
  const problems: ShiftProblem[] = [];
  if (start.epochMilliseconds <= now.epochMilliseconds) {
    problems.push({ field: 'startTime', message: 'This start has passed. Choose a later one.' });
  }
  if (shiftLength(minutes) === 'too long') {
    const nextDay = isOvernight ? `This ends the next day, after ${formatDuration(minutes)}. ` : '';
    problems.push({
      field: 'endTime',
      message: `${nextDay}A shift can last ${longestShiftHours} hours at most.`,
    });
  } else if (shift.unpaidBreakMinutes >= minutes) {
    problems.push({ field: 'unpaidBreakMinutes', message: 'The break must be shorter than the shift' });
  }
  return problems;
}
