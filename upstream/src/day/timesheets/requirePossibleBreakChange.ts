import { invalidField } from '../../platform/errors.ts';
import type { ShiftBreak, Work } from './work.ts';

type Times = Pick<ShiftBreak, 'start_time' | 'end_time'>;

const lasts = Number.POSITIVE_INFINITY;
const endOf = ({ end_time }: Times) => end_time?.getTime() ?? lasts;

/** @throws ApiError invalid, at the time that is not possible, when a break cannot have these times */
export function requirePossibleBreakChange(work: Work, recorded: ShiftBreak, times: Times): void {
  const { start_time } = times;
  const others = work.breaks.filter((one) => one !== recorded);
  if (work.punches.findLast(({ time }) => time <= start_time)?.punch_type !== 'CLOCK_IN') {
    throw invalidField('start_time', 'The break must start while the pro is at work.');
  }
  if (others.some((one) => one.start_time <= start_time && endOf(one) > start_time.getTime())) {
    throw invalidField('start_time', 'Breaks cannot overlap.');
  }
  if (times.end_time !== null) requirePossibleLength(work, start_time, times.end_time);
  if (others.some((one) => one.start_time > start_time && one.start_time.getTime() < endOf(times))) {
    throw invalidField(times.end_time === null ? 'start_time' : 'end_time', 'Breaks cannot overlap.');
  }
}

function requirePossibleLength({ punches, work_start_time, work_end_time }: Work, start: Date, end: Date) {
  if (end <= start) throw invalidField('end_time', 'The break must end after its start.');
  if (end.getTime() - start.getTime() > work_end_time.getTime() - work_start_time.getTime()) {
    throw invalidField('end_time', 'A break cannot be longer than the shift.');
  }
  const clockOut = punches.find(({ time }) => time > start);
  if (clockOut && end > clockOut.time) {
    throw invalidField('end_time', 'The break must end before the clock-out.');
  }
}
