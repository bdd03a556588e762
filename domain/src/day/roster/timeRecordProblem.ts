import type { Temporal } from '../../platform/time/temporal.ts';
import { breakEndProblem, breakStartProblem } from './breakProblem.ts';
import { clockInWindowProblem, futureProblem, lengthProblem } from './recordableTime.ts';
import type { WorkTimes } from './workTimes.ts';

/** A time that a manager records. */
export interface TimeRecord {
  readonly kind: 'clockIn' | 'clockOut' | 'startBreak' | 'endBreak';
  readonly time: Temporal.Instant;
}

/** Why a time cannot be recorded for this work, as a sentence for the manager; null if it can. */
export function timeRecordProblem(
  work: WorkTimes,
  { kind, time: instant }: TimeRecord,
  now: Temporal.Instant,
): string | null {
  const future = futureProblem(instant, now);
  if (future !== null) return future;
  const time = instant.epochMilliseconds;
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

function clockInProblem(work: WorkTimes, time: number): string | null {
  const outside = clockInWindowProblem(work, time);
  if (outside !== null) return outside;
  const { punches } = work;
  const isIn = punches.findLast((punch) => punch.time.epochMilliseconds <= time)?.type === 'CLOCK_IN';
  const hasLater = punches.some((punch) => punch.time.epochMilliseconds > time);
  return isIn || hasLater ? 'This pro has already clocked in.' : null;
}

function clockOutProblem({ punches, breaks }: WorkTimes, time: number): string | null {
  const [first] = punches;
  if (!first) return 'This pro has not clocked in.';
  const previous = punches.findLast((punch) => punch.time.epochMilliseconds <= time);
  const next = punches.find((punch) => punch.time.epochMilliseconds > time);
  if (previous === undefined) return 'The clock-out must be after the clock-in.';
  const start = previous.time.epochMilliseconds;
  if (previous.type === 'CLOCK_OUT' || next?.type === 'CLOCK_OUT') return 'This pro has already clocked out.';
  const length = lengthProblem(start, time) ?? lengthProblem(first.time.epochMilliseconds, time);
  if (length !== null) return length;
  const isInBreak = breaks.some(
    (one) => one.start.epochMilliseconds >= start && (one.end ?? one.start).epochMilliseconds > time,
  );
  return isInBreak ? 'The clock-out must be after the breaks.' : null;
}
