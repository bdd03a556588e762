import { parseWrittenShift, type ShiftText } from '@brigade/domain/schedule/gigs/parseWrittenShift.ts';
import { longestShiftHours, shiftLength } from '@brigade/domain/schedule/gigs/shiftLength.ts';
import { shiftTimes } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import { userError } from '../../platform/errors/userError.ts';
import { InvalidInput } from '../../platform/schema/invalidInput.ts';

/**
 * Converts the times of a shift to instants for REST.
 *
 * @throws InvalidInput with the path `endTime` if the shift would be too long
 */
export function shiftTimesBody(times: ShiftText, zone: string) {
  const { start, end, minutes } = shiftTimes(parseWrittenShift(times), zone);
  if (shiftLength(minutes) === 'too long') {
    const message = `A shift can last ${longestShiftHours} hours at most.`;
    throw new InvalidInput([userError('INVALID', message, ['endTime'])]);
  }
  return { start_time: String(start.toInstant()), end_time: String(end.toInstant()), timezone: zone };
}
