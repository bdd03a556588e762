import { Temporal } from '../../platform/time/temporal.ts';
import type { Recurrence } from './recurrence.ts';

/** How far ahead a series can go, in months. */
export const longestSeriesMonths = 12;

/** How many gigs can be posted at once. */
export const mostDates = 104;

/** The largest interval: every 30 days, weeks or months. */
export const longestInterval = 30;

/** What is wrong with a rule, at one of its fields. */
export interface RecurrenceProblem {
  readonly field: 'interval' | 'weekdays' | 'until';
  readonly message: string;
}

/**
 * What keeps a rule from being posted. Only the server knows how many dates it has.
 *
 * @param startDate the first day
 * @param today the day that it is at the place
 */
export function recurrenceProblems(
  { frequency, interval, weekdays, until }: Recurrence,
  startDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): RecurrenceProblem[] {
  const problems: RecurrenceProblem[] = [];
  if (!Number.isInteger(interval) || interval < 1 || interval > longestInterval) {
    problems.push({ field: 'interval', message: `Enter 1 to ${longestInterval}` });
  }
  if (frequency === 'WEEKLY' && weekdays.length === 0) {
    problems.push({ field: 'weekdays', message: 'Choose at least one day' });
  }
  const ending = until === null ? null : endingProblem(Temporal.PlainDate.from(until), startDate, today);
  if (ending !== null) problems.push({ field: 'until', message: ending });
  return problems;
}

function endingProblem(
  until: Temporal.PlainDate,
  startDate: Temporal.PlainDate,
  today: Temporal.PlainDate,
): string | null {
  if (Temporal.PlainDate.compare(until, startDate) < 0) return 'The last date is before the first one';
  const latest = today.add({ months: longestSeriesMonths });
  return Temporal.PlainDate.compare(until, latest) > 0
    ? `Choose a date within ${longestSeriesMonths} months`
    : null;
}
