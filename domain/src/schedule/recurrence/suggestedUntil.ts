import type { Temporal } from '../../platform/time/temporal.ts';
import type { RecurrenceFrequency } from './recurrenceFrequency.ts';

const lengths: Record<RecurrenceFrequency, Partial<Record<'days' | 'weeks' | 'months', number>>> = {
  DAILY: { days: 13 },
  WEEKLY: { weeks: 7 },
  MONTHLY: { months: 5 },
};

/**
 * The last day that a form offers for a series from this day on: two weeks of days, eight weeks or half a year of
 * months. In ISO 8601. Nobody posts a year of gigs by accident.
 */
export function suggestedUntil(frequency: RecurrenceFrequency, startDate: Temporal.PlainDate): string {
  return startDate.add(lengths[frequency]).toString();
}
