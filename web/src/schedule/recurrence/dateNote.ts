import { clockChangeNote } from '@brigade/domain/schedule/recurrence/clockChangeNote.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { SeriesDate } from './seriesDate.ts';

/** What the clocks do to a date of a series, in words; null for an ordinary date. */
export function dateNote(
  { start, end, isStartMoved, isRepeatedHour }: SeriesDate,
  zone: string,
): string | null {
  return clockChangeNote(
    { start: Temporal.Instant.from(start), end: Temporal.Instant.from(end), isStartMoved, isRepeatedHour },
    zone,
  );
}
