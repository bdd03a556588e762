import { createRequire } from 'node:module';
import type * as Library from 'rrule';
import { Temporal } from 'temporal-polyfill';
import type { Recurrence } from './recurrenceBody.ts';

// The library is CommonJS whose names Node cannot tell beforehand, while its types know no default.
const { RRule, Weekday } = createRequire(import.meta.url)('rrule') as typeof Library;

/** How many gigs one posting can bring. */
export const mostDates = 104;

/** How far ahead a series can go, in months. */
export const longestSeriesMonths = 12;

/**
 * The days of a rule from `first` to `last`, both included; one more than {@link mostDates} at most, which is enough to
 * tell that there are too many. The library works on floating days, so no zone can move any of them.
 */
export function recurrenceDates(
  { freq, interval, byweekdays }: Recurrence,
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
): Temporal.PlainDate[] {
  const rule = new RRule({
    freq: RRule[freq],
    interval,
    dtstart: floating(first),
    until: floating(last),
    byweekday:
      byweekdays.length === 0
        ? null
        : byweekdays.map(({ weekday, occurrence }) => new Weekday(weekday, occurrence ?? undefined)),
  });
  return rule
    .all((_date, count) => count <= mostDates)
    .map((date) => Temporal.PlainDate.from(date.toISOString().slice(0, 10)));
}

function floating(day: Temporal.PlainDate): Date {
  return new Date(`${day.toString()}T00:00:00Z`);
}
