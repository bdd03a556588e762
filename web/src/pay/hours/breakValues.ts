import { statedBreakProblem } from '@brigade/domain/day/timesheets/statedBreakProblem.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** A break in a form: times of day, empty until they are entered. */
export interface BreakValues {
  readonly key: string;
  /** The number of a recorded break; null for a new one. */
  readonly databaseId: number | null;
  /** As it was recorded, in ISO 8601, with seconds that times of day lack. */
  readonly recorded: { readonly startTime: string; readonly endTime: string | null } | null;
  readonly startTime: string;
  readonly endTime: string;
}

/**
 * The breaks of a form after a change. The gaps between stretches of work appear beside the first break that is stated,
 * because the unpaid break of the shift deducts them only while none is; they go when they alone are left as they were.
 *
 * @param gaps those that the unpaid break deducts until then
 */
export function withGaps(
  gaps: readonly BreakValues[],
  before: readonly BreakValues[],
  after: readonly BreakValues[],
): BreakValues[] {
  if (before.length === 0 && after.length > 0) return [...gaps, ...after];
  const isGap = ({ key, startTime, endTime }: BreakValues) =>
    gaps.some((gap) => gap.key === key && gap.startTime === startTime && gap.endTime === endTime);
  return after.every(isGap) ? [] : [...after];
}

interface Clock {
  /** What the clocks at the location show then. */
  readonly onClock: (instant: Temporal.Instant) => string;
  readonly instantOf: (time: string) => Temporal.Instant;
}

interface Hours {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

/**
 * The breaks of a form as input, or what is wrong with them. A time that was not changed keeps its seconds.
 *
 * @param hours the hours that are set along with them
 */
export function breaksInput(values: readonly BreakValues[], hours: Hours, { onClock, instantOf }: Clock) {
  const exact = (text: string, recorded: string | null | undefined) => {
    const instant = recorded == null ? null : Temporal.Instant.from(recorded);
    const isKept = instant && onClock(instant) === text && isWithin(instant, hours);
    return isKept ? instant : instantOf(text);
  };
  const spans = values.map(({ startTime, endTime, recorded }) => ({
    start: exact(startTime, recorded?.startTime),
    end: exact(endTime, recorded?.endTime),
  }));
  const errors = spans.flatMap((span, index) => {
    const problem = statedBreakProblem(span, { earlier: spans.slice(0, index), hours });
    return problem ? [{ message: problem.message, path: ['breaks', index, problem.field] }] : [];
  });
  const input = spans.map(({ start, end }, index) => {
    const databaseId = values[index]?.databaseId;
    return {
      ...(databaseId != null && { databaseId }),
      startTime: start.toString(),
      endTime: end.toString(),
    };
  });
  return { errors, input };
}

function isWithin(instant: Temporal.Instant, { start, end }: Hours): boolean {
  return Temporal.Instant.compare(start, instant) <= 0 && Temporal.Instant.compare(instant, end) <= 0;
}
