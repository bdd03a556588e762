import type { Temporal } from '../../platform/time/temporal.ts';

/**
 * The instant that a time of day means for a shift: the one closest to the middle of the work, so that a time after
 * midnight belongs to the next day of a shift that lasts overnight. A time of day that comes twice, because clocks go
 * back, is the later one that is not in the future: work is recorded right after it happened.
 *
 * @param time the time of day on the clocks at the location
 */
export function timeOfShift(
  time: Temporal.PlainTime,
  { workStart, workEnd }: { readonly workStart: Temporal.Instant; readonly workEnd: Temporal.Instant },
  timeZone: string,
  now: Temporal.Instant,
): Temporal.Instant {
  const middle = (workStart.epochMilliseconds + workEnd.epochMilliseconds) / 2;
  const day = workStart.toZonedDateTimeISO(timeZone).toPlainDate();
  const distance = (instant: Temporal.Instant) => Math.abs(instant.epochMilliseconds - middle);
  const closest = [-1, 0, 1]
    .map((days) => day.add({ days }).toZonedDateTime({ timeZone, plainTime: time }))
    .reduce((best, local) => (distance(local.toInstant()) < distance(best.toInstant()) ? local : best));
  const again = closest.toPlainDateTime().toZonedDateTime(timeZone, { disambiguation: 'later' }).toInstant();
  return again.epochMilliseconds > now.epochMilliseconds ? closest.toInstant() : again;
}
