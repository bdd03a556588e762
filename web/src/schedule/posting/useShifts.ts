import { recurrenceOfRule } from '@brigade/domain/schedule/recurrence/recurrenceRule.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useState } from 'react';
import type { SeriesDate } from '../recurrence/seriesDate.ts';
import { costedShifts } from './costedShifts.ts';
import type { PostingValues } from './postingValues.ts';

/** Every single shift that the form would post now. The dates of a series are those that were last heard of. */
export function useShifts(values: PostingValues) {
  const [seriesDates, onDates] = useState<readonly SeriesDate[]>([]);
  const { date, recurrence, excludedDates } = values;
  const repeats = date !== '' && recurrenceOfRule(recurrence, Temporal.PlainDate.from(date)) !== null;
  const kept = seriesDates.map((one) => one.date).filter((day) => !excludedDates.includes(day));
  return { shifts: costedShifts(values, repeats && seriesDates.length > 0 ? kept : null), onDates };
}
