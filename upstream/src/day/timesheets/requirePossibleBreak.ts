import { invalidField } from '../../platform/errors.ts';
import { breakToEnd } from './impliedBreakEnd.ts';
import type { ShiftBreak, Work } from './work.ts';

/** @throws ApiError invalid when no break of this work can start at this time */
export function requirePossibleStart({ punches, breaks }: Work, time: Date): void {
  if (breaks.some(({ end_time }) => end_time === null)) {
    throw invalidField('action', 'This pro is already on break.');
  }
  if (punches.findLast((punch) => punch.time <= time)?.punch_type !== 'CLOCK_IN') {
    throw invalidField('time', 'The break must start while the pro is at work.');
  }
  if (breaks.some(({ start_time, end_time }) => start_time <= time && end_time !== null && end_time > time)) {
    throw invalidField('time', 'Breaks cannot overlap.');
  }
}

/**
 * The break of this work that can end at this time: the open one, or one that was recorded after what followed it.
 *
 * @throws ApiError invalid when there is none, or when it cannot end then
 */
export function requirePossibleEnd(work: Work, time: Date): ShiftBreak {
  const { punches, breaks, work_start_time, work_end_time } = work;
  const one = breakToEnd(work, time);
  if (!one) throw invalidField('action', 'This pro is not on break.');
  if (time <= one.start_time) throw invalidField('time', 'The break must end after its start.');
  if (time.getTime() - one.start_time.getTime() > work_end_time.getTime() - work_start_time.getTime()) {
    throw invalidField('time', 'A break cannot be longer than the shift.');
  }
  const clockOut = punches.find((punch) => punch.time > one.start_time);
  if (clockOut && time > clockOut.time) {
    throw invalidField('time', 'The break must end before the clock-out.');
  }
  if (breaks.some(({ start_time }) => start_time > one.start_time && start_time < time)) {
    throw invalidField('time', 'Breaks cannot overlap.');
  }
  return one;
}
