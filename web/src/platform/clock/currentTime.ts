import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** Has the offset of a sandbox's clock, in milliseconds; absent while that is not ahead. */
export const clockHeader = 'X-Clock-Offset';

let offset = 0;
let isKnown = false;
let onMoved = (_offset: number) => {};

/** Assumes an offset, in milliseconds, until the first response of the gateway. Null if none is known. */
export function startClock(milliseconds: number | null): void {
  offset = milliseconds ?? 0;
  isKnown = milliseconds !== null;
}

/** Assumes the offset of a kept response if no other is known: a killed browser loses what it stored last. */
export function assumeClock(milliseconds: number): void {
  if (!isKnown) offset = milliseconds;
}

/**
 * Uses the marketplace's time of a gateway response from now on. A sandbox's clock can be ahead, and may have been moved
 * by another tab or user.
 */
export function followClock(headers: Headers): void {
  const before = offset;
  isKnown = true;
  offset = Number(headers.get(clockHeader));
  if (offset !== before) onMoved(offset);
}

/** Passes the new offset to the listener, which replaces the previous one, when a response shows that the clock was moved. */
export function listenToClock(listener: (offset: number) => void): void {
  onMoved = listener;
}

/** By how many milliseconds the marketplace is ahead of the browser; 0 outside a sandbox. */
export function clockOffset(): number {
  return offset;
}

/** What time it is for servers, which a sandbox does not move, in milliseconds since 1970. */
export function systemMs(): number {
  return Date.now();
}

/** What time it is in the marketplace, in milliseconds since 1970. */
export function currentMs(): number {
  return Date.now() + offset;
}

/** What time it is in the marketplace. */
export function currentInstant(): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(currentMs());
}

export function currentDay(zone: string): Temporal.PlainDate {
  return currentInstant().toZonedDateTimeISO(zone).toPlainDate();
}
