import { movedRecurrenceRule } from '@brigade/domain/schedule/recurrence/movedRecurrenceRule.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { PostingValues } from './postingValues.ts';

/** What changes with the date of a shift: a series moves along, and the dates that were dropped are of another one. */
export function changeDate(
  { date, recurrence }: Pick<PostingValues, 'date' | 'recurrence'>,
  to: string,
): Pick<PostingValues, 'date' | 'recurrence' | 'excludedDates'> {
  const isMove = date !== '' && to !== '';
  return {
    date: to,
    recurrence: isMove
      ? movedRecurrenceRule(recurrence, Temporal.PlainDate.from(date), Temporal.PlainDate.from(to))
      : recurrence,
    excludedDates: [],
  };
}
