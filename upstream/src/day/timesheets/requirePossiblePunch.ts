import { invalidField } from '../../platform/errors.ts';
import { clockInOpensAt } from './clockInOpensAt.ts';
import { longestGig } from '../../schedule/gigs/longestGig.ts';
import type { Punch, Work } from './work.ts';

/** @throws ApiError invalid when the punch does not fit between the others of this work */
export function requirePossiblePunch(
  work: Work,
  { punch_type, time }: Pick<Punch, 'punch_type' | 'time'>,
): void {
  const previous = work.punches.findLast((punch) => punch.time <= time);
  const next = work.punches.find((punch) => punch.time > time);
  if (punch_type === 'CLOCK_IN') {
    requireWithinWork(work, time);
    if (previous?.punch_type === 'CLOCK_IN' || next) {
      throw invalidField('punch_type', 'This pro has already clocked in.');
    }
    return;
  }
  if (work.punches.length === 0) throw invalidField('punch_type', 'This pro has not clocked in.');
  if (
    previous === undefined ||
    (previous.punch_type === 'CLOCK_IN' && previous.time.getTime() === time.getTime())
  ) {
    throw invalidField('time', 'The clock-out must be after the clock-in.');
  }
  if (previous.punch_type === 'CLOCK_OUT' || next?.punch_type === 'CLOCK_OUT') {
    throw invalidField('punch_type', 'This pro has already clocked out.');
  }
  requireWholeBreaks(work, previous.time, time);
}

/** The work lasts at most 16 hours from the first clock-in, and its breaks end before it does. */
function requireWholeBreaks({ punches, breaks }: Work, start: Date, end: Date): void {
  if (end.getTime() - (punches[0]?.time ?? start).getTime() > longestGig) {
    throw invalidField('time', 'Work can last 16 hours at most.');
  }
  if (breaks.some((one) => one.start_time >= start && (one.end_time ?? one.start_time) > end)) {
    throw invalidField('time', 'The clock-out must be after the breaks.');
  }
}

/** @throws ApiError invalid when no clock-in of this work can be at this time */
export function requireWithinWork({ work_start_time, work_end_time }: Work, time: Date): void {
  if (time < clockInOpensAt(work_start_time)) {
    throw invalidField('time', 'Pros can clock in from 15 minutes before the start.');
  }
  if (time >= work_end_time) {
    throw invalidField('time', 'The clock-in must be before the end of the shift.');
  }
}
