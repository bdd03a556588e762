import { invalidField } from '../../platform/errors.ts';

/** How far the clock of a device may be ahead, in milliseconds: such a time counts as now. */
const clockError = 60_000;

/**
 * The time that a record gets: when the caller says that it was, or the current time.
 *
 * @param target the field of the request
 * @throws ApiError invalid for a time in the future
 */
export function recordedTime(requested: Date | undefined, now: Date, target = 'time'): Date {
  if (requested === undefined) return now;
  if (requested.getTime() > now.getTime() + clockError) {
    throw invalidField(target, 'This time is in the future.');
  }
  return requested < now ? requested : now;
}
