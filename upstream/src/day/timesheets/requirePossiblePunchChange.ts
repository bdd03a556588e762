import { invalidField } from '../../platform/errors.ts';
import { longestGig } from '../../schedule/gigs/longestGig.ts';
import { requireWithinWork } from './requirePossiblePunch.ts';
import type { Punch, ShiftBreak, Work } from './work.ts';

/** The punches next to one, and the breaks from its clock-in until the next punch. */
type Around = { before: Punch | undefined; after: Punch | undefined; breaks: readonly ShiftBreak[] };

/**
 * A punch stays between those before and after it, and keeps the breaks that depend on it.
 *
 * @throws ApiError invalid when the punch cannot have this time
 */
export function requirePossiblePunchChange(work: Work, punch: Punch, time: Date): void {
  const index = work.punches.indexOf(punch);
  const before = work.punches[index - 1];
  const after = work.punches[index + 1];
  const since = punch.punch_type === 'CLOCK_IN' ? punch : before;
  const breaks = work.breaks.filter(
    ({ start_time }) => (!since || start_time >= since.time) && (!after || start_time < after.time),
  );
  if (punch.punch_type === 'CLOCK_IN') {
    requireWithinWork(work, time);
    requirePossibleClockIn({ before, after, breaks }, time);
  } else requirePossibleClockOut({ before, after, breaks }, time);
}

function requirePossibleClockIn({ before, after, breaks }: Around, time: Date): void {
  if (before && time <= before.time) {
    throw invalidField('time', 'The clock-in must be after the previous clock-out.');
  }
  if (after) requirePossibleLength(time, after.time);
  if (breaks.some(({ start_time }) => start_time < time)) {
    throw invalidField('time', 'The break must start while the pro is at work.');
  }
}

function requirePossibleClockOut({ before, after, breaks }: Around, time: Date): void {
  if (before) requirePossibleLength(before.time, time);
  if (after && time >= after.time) {
    throw invalidField('time', 'The clock-out must be before the next clock-in.');
  }
  if (breaks.some(({ start_time, end_time }) => (end_time ?? start_time) > time)) {
    throw invalidField('time', 'The clock-out must be after the breaks.');
  }
}

function requirePossibleLength(clockIn: Date, clockOut: Date): void {
  if (clockOut <= clockIn) throw invalidField('time', 'The clock-out must be after the clock-in.');
  if (clockOut.getTime() - clockIn.getTime() > longestGig) {
    throw invalidField('time', 'Work can last 16 hours at most.');
  }
}
