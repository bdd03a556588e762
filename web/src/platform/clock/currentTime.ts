import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

let offset = 0;

/** Uses the marketplace's time of a gateway response from now on. A sandbox's clock can be ahead. */
export function followClock(headers: Headers): void {
  offset = Number(headers.get('X-Clock-Offset'));
}

/** By how many milliseconds the marketplace is ahead of the browser; 0 outside a sandbox. */
export function clockOffset(): number {
  return offset;
}

/** What time it is in the marketplace, in milliseconds since 1970. */
export function currentMs(): number {
  return Date.now() + offset;
}

/** What time it is in the marketplace. */
export function currentInstant(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(currentMs());
}

/** What day it is in a time zone. */
export function currentDay(zone: string): Temporal.PlainDate {
  return currentInstant().toZonedDateTimeISO(zone).toPlainDate();
}
