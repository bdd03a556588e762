import type { Temporal } from '../../platform/time/temporal.ts';
import type { RecurrenceFrequency } from './recurrenceFrequency.ts';

const lengths: Record<RecurrenceFrequency, Partial<Record<'days' | 'weeks' | 'months', number>>> = {
  DAILY: { days: 13 },
  WEEKLY: { weeks: 7 },
  MONTHLY: { months: 5 },
};

/**
 * The default end date of a series, in ISO 8601. A daily series spans two weeks, a weekly one eight weeks, and a monthly
 * one half a year. Short, so that no one posts a year of gigs by accident.
 */
export function suggestedUntil(frequency: RecurrenceFrequency, startDate: Temporal.PlainDate): string {
  return startDate.add(lengths[frequency]).toString();
}
