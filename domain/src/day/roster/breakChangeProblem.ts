import type { Temporal } from '../../platform/time/temporal.ts';
import { futureProblem } from './recordableTime.ts';
import type { WorkTimes } from './workTimes.ts';

/** A recorded break that gets other times. */
export interface BreakChange {
  /** The recorded start, by which the break is found. */
  readonly was: Temporal.Instant;
  readonly start: Temporal.Instant;
  /** Null while the pro is on break. */
  readonly end: Temporal.Instant | null;
}

/** What is wrong with the times of a break. */
export interface BreakProblem {
  readonly field: 'startTime' | 'endTime';
  /** A sentence for the manager. */
  readonly message: string;
}

type Break = WorkTimes['breaks'][number];

const startOf = ({ start }: Break) => start.epochMilliseconds;
const endOf = ({ end }: Break) => end?.epochMilliseconds ?? Number.POSITIVE_INFINITY;

/** What is wrong with other times of a break: the first that is not possible; null if both are. */
export function breakChangeProblem(
  work: WorkTimes,
  { was, start, end }: BreakChange,
  now: Temporal.Instant,
): BreakProblem | null {
  const recorded = work.breaks.find((one) => one.start.equals(was));
  const changed = { start, end };
  // Another manager has deleted it, which the server says; and times that stay need no rule.
  if (!recorded || (start.equals(was) && endOf(recorded) === endOf(changed))) return null;
  const others = work.breaks.filter((one) => one !== recorded);
  const startMessage = futureProblem(start, now) ?? startProblem(work, others, changed);
  if (startMessage !== null) return { field: 'startTime', message: startMessage };
  const endMessage = (end && futureProblem(end, now)) ?? endProblem(work, others, changed);
  // The end of a break that has not ended cannot be another one.
  return endMessage === null ? null : { field: end === null ? 'startTime' : 'endTime', message: endMessage };
}

function startProblem({ punches }: WorkTimes, others: readonly Break[], changed: Break): string | null {
  const start = startOf(changed);
  if (punches.findLast(({ time }) => time.epochMilliseconds <= start)?.type !== 'CLOCK_IN') {
    return 'The break must start while the pro is at work.';
  }
  const isInAnother = others.some((one) => startOf(one) <= start && endOf(one) > start);
  return isInAnother ? 'Breaks cannot overlap.' : null;
}

function endProblem(
  { workStart, workEnd, punches }: WorkTimes,
  others: readonly Break[],
  changed: Break,
): string | null {
  const start = startOf(changed);
  const end = endOf(changed);
  if (end <= start) return 'The break must end after its start.';
  if (changed.end !== null) {
    if (end - start > workEnd.epochMilliseconds - workStart.epochMilliseconds) {
      return 'A break cannot be longer than the shift.';
    }
    const clockOut = punches.find(({ time }) => time.epochMilliseconds > start);
    if (clockOut && end > clockOut.time.epochMilliseconds) return 'The break must end before the clock-out.';
  }
  return others.some((one) => startOf(one) > start && startOf(one) < end) ? 'Breaks cannot overlap.' : null;
}
