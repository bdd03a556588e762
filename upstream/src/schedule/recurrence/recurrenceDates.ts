import { createRequire } from 'node:module';
import type * as Library from 'rrule';
import { Temporal } from 'temporal-polyfill';
import type { Recurrence } from './recurrenceBody.ts';

// The library is CommonJS: Node cannot detect its named exports, and its types declare no default export.
const { RRule, Weekday } = createRequire(import.meta.url)('rrule') as typeof Library;

/** The maximum number of gigs of one posting. */
export const mostDates = 104;

/** The maximum length of a series, in months. */
export const longestSeriesMonths = 12;

/**
 * The days of a rule from `first` to `last`, inclusive. At most one more than {@link mostDates}, enough to detect that
 * there are too many. The library calculates with floating dates, so no time zone can shift them.
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
