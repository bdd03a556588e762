import type { Recurrence } from './recurrence.ts';
import type { RecurrenceFrequency } from './recurrenceFrequency.ts';
import { weekdayFromWire, weekdayToWire } from '../../platform/time/weekday.ts';
import { occurrenceFromWire } from './weekOfMonth.ts';

/** A rule in REST's words. */
export interface RecurrenceWire {
  readonly freq: RecurrenceFrequency;
  readonly interval: number;
  /** 0 is Monday. */
  readonly byweekdays: readonly {
    readonly weekday: number;
    readonly occurrence?: number | null | undefined;
  }[];
  readonly until?: string | null | undefined;
}

/** A rule in REST's words. */
export function recurrenceToWire({
  frequency,
  interval,
  weekdays,
  occurrence,
  until,
}: Recurrence): RecurrenceWire {
  return {
    freq: frequency,
    interval,
    byweekdays: weekdays.map((weekday) => ({ weekday: weekdayToWire(weekday), occurrence })),
    until,
  };
}

/** What REST says of a rule. Throws RangeError for a weekday that there is not. */
export function recurrenceFromWire({ freq, interval, byweekdays, until }: RecurrenceWire): Recurrence {
  return {
    frequency: freq,
    interval,
    weekdays: byweekdays.map(({ weekday }) => weekdayFromWire(weekday)),
    occurrence: occurrenceFromWire(byweekdays[0]?.occurrence ?? null),
    until: until ?? null,
  };
}
