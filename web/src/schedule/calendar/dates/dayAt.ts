import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** The day in a time zone. */
export function dayAt(ms: number, zone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate();
}
