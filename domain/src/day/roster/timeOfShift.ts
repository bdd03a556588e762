import type { Temporal } from '../../platform/time/temporal.ts';

/**
 * The instant that a time of day means for a shift: the one closest to the middle of the work, so that a time after
 * midnight belongs to the next day of a shift that goes on overnight.
 *
 * @param time the time of day on the clocks at the location
 */
export function timeOfShift(
  time: Temporal.PlainTime,
  { workStart, workEnd }: { readonly workStart: Temporal.Instant; readonly workEnd: Temporal.Instant },
  timeZone: string,
): Temporal.Instant {
  const middle = (workStart.epochMilliseconds + workEnd.epochMilliseconds) / 2;
  const day = workStart.toZonedDateTimeISO(timeZone).toPlainDate();
  const distance = (instant: Temporal.Instant) => Math.abs(instant.epochMilliseconds - middle);
  return [-1, 0, 1]
    .map((days) => day.add({ days }).toZonedDateTime({ timeZone, plainTime: time }).toInstant())
    .reduce((best, instant) => (distance(instant) < distance(best) ? instant : best));
}
