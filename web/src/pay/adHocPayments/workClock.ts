import { timeOfShift } from '@brigade/domain/day/roster/timeOfShift.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';

/** What clocks in an IANA zone show at this instant, "17:30". */
export function timeOnClock(instant: Temporal.Instant, zone: string): string {
  return instant.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/** The instants of two times on the clock within the work; null while one is missing. */
export function hoursOnClock(
  { startTime, endTime }: { startTime: string; endTime: string },
  work: { workStart: Temporal.Instant; workEnd: Temporal.Instant },
  zone: string,
): { start: Temporal.Instant; end: Temporal.Instant } | null {
  if (startTime === '' || endTime === '') return null;
  const [start, end] = [startTime, endTime].map((text) =>
    timeOfShift(Temporal.PlainTime.from(text), work, zone, currentInstant()),
  );
  return start && end ? { start, end } : null;
}
