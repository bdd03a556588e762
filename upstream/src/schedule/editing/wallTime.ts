import { Temporal } from 'temporal-polyfill';

/** The local time of an instant in a time zone. */
export function wallTime(moment: Date, zone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone).toPlainDateTime();
}
