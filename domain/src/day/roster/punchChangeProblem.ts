import type { Temporal } from '../../platform/time/temporal.ts';
import { clockInWindowProblem, futureProblem, lengthProblem } from './recordableTime.ts';
import type { WorkTimes } from './workTimes.ts';

/** A recorded punch that gets another time. */
export interface PunchChange {
  readonly type: 'CLOCK_IN' | 'CLOCK_OUT';
  /** The recorded time, by which the punch is found. */
  readonly was: Temporal.Instant;
  readonly time: Temporal.Instant;
}

/** The neighbors of the changed punch, and the breaks until the next one. */
interface Around {
  readonly before: WorkTimes['punches'][number] | undefined;
  readonly after: WorkTimes['punches'][number] | undefined;
  readonly breaks: WorkTimes['breaks'];
}

/**
 * Why a punch cannot have another time, as a sentence for the manager; null if it can. It stays between the punches
 * before and after it, and keeps the breaks that depend on it.
 */
export function punchChangeProblem(
  work: WorkTimes,
  { type, was, time: instant }: PunchChange,
  now: Temporal.Instant,
): string | null {
  const { punches, breaks } = work;
  const index = punches.findIndex((punch) => punch.type === type && punch.time.equals(was));
  // Another manager has deleted it, which the server says; and a time that stays needs no rule.
  if (index === -1 || instant.equals(was)) return null;
  const future = futureProblem(instant, now);
  if (future !== null) return future;
  const time = instant.epochMilliseconds;
  const before = punches[index - 1];
  const after = punches[index + 1];
  const since = (type === 'CLOCK_IN' ? was : before?.time)?.epochMilliseconds ?? 0;
  const until = after?.time.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const theirs = breaks.filter(
    ({ start }) => start.epochMilliseconds >= since && start.epochMilliseconds < until,
  );
  const around = { before, after, breaks: theirs };
  return type === 'CLOCK_IN'
    ? (clockInWindowProblem(work, time) ?? clockInProblem(around, time))
    : clockOutProblem(around, time);
}

function clockInProblem({ before, after, breaks }: Around, time: number): string | null {
  if (before && time <= before.time.epochMilliseconds) {
    return 'The clock-in must be after the previous clock-out.';
  }
  const length = after ? lengthProblem(time, after.time.epochMilliseconds) : null;
  if (length !== null) return length;
  const isAfterBreak = breaks.some(({ start }) => start.epochMilliseconds < time);
  return isAfterBreak ? 'The break must start while the pro is at work.' : null;
}

function clockOutProblem({ before, after, breaks }: Around, time: number): string | null {
  const length = before ? lengthProblem(before.time.epochMilliseconds, time) : null;
  if (length !== null) return length;
  if (after && time >= after.time.epochMilliseconds) {
    return 'The clock-out must be before the next clock-in.';
  }
  const isInBreak = breaks.some(({ start, end }) => (end ?? start).epochMilliseconds > time);
  return isInBreak ? 'The clock-out must be after the breaks.' : null;
}
