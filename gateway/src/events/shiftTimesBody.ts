import { longestShiftHours, shiftLength } from '@brigade/domain/schedule/gigs/shiftLength.ts';
import { shiftTimes } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { userError } from '../platform/errors/userError.ts';
import { InvalidInput } from '../platform/schema/invalidInput.ts';

/** When a shift is to be, as the scalars `Date` and `LocalTime` spell it. */
export interface NewShiftTimes {
  readonly date: string;
  readonly startTime: string;
  readonly endTime: string;
}

/**
 * The times of a shift as REST takes them: moments, and the zone that they are meant in.
 *
 * @throws InvalidInput at `endTime` when it would be too long
 */
export function shiftTimesBody({ date, startTime, endTime }: NewShiftTimes, zone: string) {
  const written = {
    date: Temporal.PlainDate.from(date),
    startTime: Temporal.PlainTime.from(startTime),
    endTime: Temporal.PlainTime.from(endTime),
  };
  const { start, end, minutes } = shiftTimes(written, zone);
  if (shiftLength(minutes) === 'too long') {
    const message = `A shift can last ${longestShiftHours} hours at most.`;
    throw new InvalidInput([userError('INVALID', message, ['endTime'])]);
  }
  return { start_time: String(start.toInstant()), end_time: String(end.toInstant()), timezone: zone };
}
