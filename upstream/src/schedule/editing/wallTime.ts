import { Temporal } from 'temporal-polyfill';

/** What the clock on the wall of a place shows at a moment. */
export function wallTime(moment: Date, zone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDateTime();
}
