import { Temporal } from '../../platform/time/temporal.ts';

interface Span {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
}

interface Problem {
  /** The field that is wrong. */
  readonly field: 'startTime' | 'endTime';
  readonly message: string;
}

/**
 * What is wrong with a break that a manager states after the fact; null if nothing is.
 *
 * @param earlier the breaks before it in the list
 * @param hours the hours that count as work; they end after their start
 */
export function statedBreakProblem(
  { start, end }: Span,
  { earlier, hours }: { readonly earlier: readonly Span[]; readonly hours: Span },
): Problem | null {
  if (!isBefore(start, end)) return { field: 'endTime', message: 'The break must end after its start.' };
  if (lengthOf({ start, end }) > lengthOf(hours)) {
    return { field: 'endTime', message: 'A break cannot be longer than the shift.' };
  }
  const outside = 'The break must be within the hours.';
  if (isBefore(start, hours.start) || isBefore(hours.end, start))
    return { field: 'startTime', message: outside };
  if (isBefore(hours.end, end)) return { field: 'endTime', message: outside };
  const overlaps = earlier.some((one) => isBefore(one.start, end) && isBefore(start, one.end));
  return overlaps ? { field: 'startTime', message: 'Breaks cannot overlap.' } : null;
}

const isBefore = (one: Temporal.Instant, other: Temporal.Instant) => Temporal.Instant.compare(one, other) < 0;

const lengthOf = ({ start, end }: Span) => end.epochMilliseconds - start.epochMilliseconds;
