import { breakToEnd } from './impliedBreakEnd.ts';
import type { WorkTimes } from './workTimes.ts';

/** Why no break of this work can start at this time, in milliseconds since the epoch; null if one can. */
export function breakStartProblem({ punches, breaks }: WorkTimes, time: number): string | null {
  if (breaks.some(({ end }) => end === null)) return 'This pro is already on break.';
  if (punches.findLast((punch) => punch.time.epochMilliseconds <= time)?.type !== 'CLOCK_IN') {
    return 'The break must start while the pro is at work.';
  }
  const overlaps = breaks.some(
    ({ start, end }) => start.epochMilliseconds <= time && end !== null && end.epochMilliseconds > time,
  );
  return overlaps ? 'Breaks cannot overlap.' : null;
}

/**
 * Why the break that the pro is on, or one that was recorded after what followed it, cannot end at this time, in
 * milliseconds since the epoch; null if it can.
 */
export function breakEndProblem(work: WorkTimes, time: number): string | null {
  const { workStart, workEnd, punches, breaks } = work;
  const start = breakToEnd(work, time)?.start.epochMilliseconds;
  if (start === undefined) return 'This pro is not on break.';
  if (time <= start) return 'The break must end after its start.';
  if (time - start > workEnd.epochMilliseconds - workStart.epochMilliseconds) {
    return 'A break cannot be longer than the shift.';
  }
  const clockOut = punches.find((punch) => punch.time.epochMilliseconds > start);
  if (clockOut && time > clockOut.time.epochMilliseconds) return 'The break must end before the clock-out.';
  const overlaps = breaks.some(
    (one) => one.start.epochMilliseconds > start && one.start.epochMilliseconds < time,
  );
  return overlaps ? 'Breaks cannot overlap.' : null;
}
