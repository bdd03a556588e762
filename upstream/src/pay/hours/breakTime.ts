import type { Span } from './punchedTime.ts';
import type { WorkedHours } from './workedHours.ts';

/**
 * The breaks that have ended, in order and without what an earlier one covers, so that no minute is deducted twice.
 */
export function separateBreaks(breaks: WorkedHours['breaks']): Span[] {
  const ordered = breaks.toSorted((one, other) => one.start_time.getTime() - other.start_time.getTime());
  return ordered.reduce<Span[]>((separate, { start_time, end_time }) => {
    if (end_time === null) return separate;
    const covered = separate.at(-1)?.end ?? start_time;
    const start = covered > start_time ? covered : start_time;
    return start < end_time ? [...separate, { start, end: end_time }] : separate;
  }, []);
}

/** What of a break is in the stretches of work. */
export function commonTime(one: Span, stretches: readonly Span[]): Span[] {
  return stretches
    .map(({ start, end }) => ({
      start: start > one.start ? start : one.start,
      end: end < one.end ? end : one.end,
    }))
    .filter(({ start, end }) => start < end);
}
