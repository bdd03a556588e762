import { clockChangeNote } from '@brigade/domain/schedule/recurrence/clockChangeNote.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { SeriesDate } from './seriesDate.ts';

/** A note on the effect of daylight saving changes on a date. Null if there is none. */
export function dateNote(
  { start, end, isStartMoved, isRepeatedHour }: SeriesDate,
  zone: string,
): string | null {
  return clockChangeNote(
    { start: Temporal.Instant.from(start), end: Temporal.Instant.from(end), isStartMoved, isRepeatedHour },
    zone,
  );
}
