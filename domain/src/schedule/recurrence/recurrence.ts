import type { RecurrenceFrequency } from './recurrenceFrequency.ts';
import type { Weekday } from '../../platform/time/weekday.ts';
import type { Occurrence } from './weekOfMonth.ts';

/** The rule by which a posting repeats. */
export interface Recurrence {
  readonly frequency: RecurrenceFrequency;
  /** Every so many days, weeks or months. */
  readonly interval: number;
  /** WEEKLY: its days. MONTHLY: one, of which `occurrence` says which. None: as the first date. */
  readonly weekdays: readonly Weekday[];
  /** MONTHLY with a weekday: which one of the month. Else null. */
  readonly occurrence: Occurrence | null;
  /** The last day that is possible, in ISO 8601; null: for as long as series can be. */
  readonly until: string | null;
}
