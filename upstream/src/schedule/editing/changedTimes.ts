import { invalidField } from '../../platform/errors.ts';
import { type PlacedShift, shiftOn, writtenShift } from '../recurrence/writtenShift.ts';
import type { GigChange } from './gigChange.ts';
import type { LockedGig } from '../gigs/lockGig.ts';
import { wallTime } from './wallTime.ts';

type Written = { start: string; end: string };

/**
 * The times of a gig after a change; null when they stay the same. A gig that moves to another time zone keeps its local
 * time.
 *
 * @param zone the time zone of the gig after the change
 * @throws ApiError invalid at `end_time` for an end on a day before the start
 */
export function changedTimes(
  gig: Pick<LockedGig, 'start_time' | 'end_time' | 'timezone'>,
  change: GigChange,
  zone: string,
): PlacedShift | null {
  const written = writtenTimes(gig, change, zone);
  if (!written) return null;
  const shift = writtenShift(written, zone);
  if (!shift) throw invalidField('end_time', 'The end is before the start');
  return shiftOn(shift, shift.start.toPlainDate());
}

function writtenTimes(
  gig: Pick<LockedGig, 'start_time' | 'end_time' | 'timezone'>,
  { start_time, end_time, start_clock, end_clock, moved }: GigChange,
  zone: string,
): Written | null {
  const start = wallTime(gig.start_time, gig.timezone);
  const end = wallTime(gig.end_time, gig.timezone);
  if (start_time !== undefined || end_time !== undefined) {
    return { start: start_time ?? start.toString(), end: end_time ?? end.toString() };
  }
  if (moved) return { start: start.add(moved.start).toString(), end: end.add(moved.end).toString() };
  if (start_clock !== undefined || end_clock !== undefined) {
    // An end at or before the start is on the next day.
    return {
      start: start.withPlainTime(start_clock ?? start.toPlainTime()).toString(),
      end: start.withPlainTime(end_clock ?? end.toPlainTime()).toString(),
    };
  }
  return zone === gig.timezone ? null : { start: start.toString(), end: end.toString() };
}
