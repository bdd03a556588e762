import { clockChangeNote } from '@brigade/domain/schedule/recurrence/clockChangeNote.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { holidayText } from '@brigade/domain/schedule/holidays/holidays.ts';
import type { SeriesDate } from './seriesDate.ts';

/** The holidays of a date, and the effect of daylight saving changes on it. Null if there is nothing to note. */
export function dateNote(
  { date, start, end, isStartMoved, isRepeatedHour }: SeriesDate,
  zone: string,
): string | null {
  const clocks = clockChangeNote(
    { start: Temporal.Instant.from(start), end: Temporal.Instant.from(end), isStartMoved, isRepeatedHour },
    zone,
  );
  const notes = [holidayText(Temporal.PlainDate.from(date)), clocks].filter((note) => note !== null);
  return notes.length === 0 ? null : notes.join(' · ');
}
