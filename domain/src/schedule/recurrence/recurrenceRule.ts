import type { Temporal } from '../../platform/time/temporal.ts';
import type { Recurrence } from './recurrence.ts';
import type { RecurrenceFrequency } from './recurrenceFrequency.ts';
import { weekdayFromForm, weekdayOf, weekdayToForm, weekdayToWire } from '../../platform/time/weekday.ts';
import { type Occurrence, weekOfMonth } from './weekOfMonth.ts';

/** A rule as a form holds it: what is not in use is kept, so that nothing is lost by trying something else. */
export interface RecurrenceRule {
  readonly repeat: 'repeat' | 'no-repeat';
  readonly frequency: RecurrenceFrequency;
  readonly interval: number;
  /** 0 is Sunday. */
  readonly weekdays: readonly number[];
  /** Of a month. */
  readonly occurrence: Occurrence;
  /** In ISO 8601. */
  readonly until: string | null;
}

/** What a form begins with for a shift on this day: weekly on its weekday, switched off. */
export function defaultRecurrenceRule(date: Temporal.PlainDate): RecurrenceRule {
  return {
    repeat: 'no-repeat',
    frequency: 'WEEKLY',
    interval: 1,
    weekdays: [weekdayToForm(weekdayOf(date))],
    occurrence: weekOfMonth(date),
    until: null,
  };
}

/** What a form's rule says; null when it does not repeat. A month repeats on the weekday of the first date. */
export function recurrenceOfRule(rule: RecurrenceRule, date: Temporal.PlainDate): Recurrence | null {
  if (rule.repeat === 'no-repeat') return null;
  const { frequency, interval, until } = rule;
  if (frequency === 'MONTHLY') {
    return { frequency, interval, weekdays: [weekdayOf(date)], occurrence: rule.occurrence, until };
  }
  const days = frequency === 'WEEKLY' ? rule.weekdays.map(weekdayFromForm) : [];
  const weekdays = days.toSorted((left, right) => weekdayToWire(left) - weekdayToWire(right));
  return { frequency, interval, weekdays, occurrence: null, until };
}
