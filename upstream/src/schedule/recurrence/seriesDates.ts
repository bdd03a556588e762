import { Temporal } from 'temporal-polyfill';
import { invalidField } from '../../platform/errors.ts';
import type { Recurrence } from './recurrenceBody.ts';
import { longestSeriesMonths, mostDates, recurrenceDates } from './recurrenceDates.ts';

type Series = {
  rule: Recurrence;
  /** The first day of the rule. */
  first: Temporal.PlainDate;
  zone: string;
  now: Date;
  /** The name of the rule's end in errors. */
  target: string;
};

/**
 * The days of a series, in order.
 *
 * @throws ApiError invalid at `target`: an end before the beginning or more than 12 months ahead, more than 104 days,
 *   or none at all
 */
export function seriesDates({ rule, first, zone, now, target }: Series): Temporal.PlainDate[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const latest = today.add({ months: longestSeriesMonths });
  const until = rule.until == null ? latest : Temporal.PlainDate.from(rule.until);
  if ([first, until].some((date) => Temporal.PlainDate.compare(date, latest) > 0)) {
    throw invalidField(target, `Choose a date within ${longestSeriesMonths} months`);
  }
  if (Temporal.PlainDate.compare(until, first) < 0) {
    throw invalidField(target, 'The last date is before the first one');
  }
  const dates = recurrenceDates(rule, first, until);
  if (dates.length > mostDates) {
    throw invalidField(target, `At most ${mostDates} dates at once. Choose an earlier last date.`);
  }
  if (dates.length === 0) throw invalidField(target, 'No date fits before the last one');
  return dates;
}
