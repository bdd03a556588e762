import type { TimeSpan } from '../calendar/shiftTimes.ts';
import type { RandomStream } from '../random/randomStream.ts';
import { managersOf } from '../users/managersOf.ts';
import type { DemoGig } from '../gigs/demoGig.ts';
import type { DemoApplication } from './demoApplication.ts';

const minute = 60 * 1000;
const hour = 60 * minute;

/** The record of a confirmed pro's shift: agreed hours, who changed them, and time punches. */
export type ShiftRecord = Pick<DemoApplication, 'hours' | 'hoursUpdate' | 'punches'>;

function drawAdjusted(stream: RandomStream, { start, end }: DemoGig): TimeSpan {
  return {
    start: start + stream.pick([-15, 0, 0, 0, 15]) * minute,
    end: end + stream.pick([-60, -45, -30, -15, 15, 30, 45]) * minute,
  };
}

/** Before the start, only the posted hours; during the shift, one punch; afterwards, two. */
export function drawShiftRecord(stream: RandomStream, gig: DemoGig, now: number): ShiftRecord {
  const posted = { start: gig.start, end: gig.end };
  if (gig.start > now) return { hours: posted, hoursUpdate: null, punches: [] };
  const isAdjusted = stream.chance(0.14) && gig.end - gig.start > 4 * hour;
  const adjustedAt = gig.end + stream.between(1, 20) * hour;
  const hours = isAdjusted && adjustedAt < now ? drawAdjusted(stream, gig) : posted;
  const clockIn = hours.start + Math.round(stream.between(-13, 5)) * minute;
  const clockOut = hours.end + Math.round(stream.between(-4, 11)) * minute;
  return {
    hours,
    hoursUpdate:
      hours === posted ? null : { at: adjustedAt, byUserId: stream.pick(managersOf(gig.location.row.id)).id },
    punches: [
      ...(clockIn < now ? [{ type: 'CLOCK_IN' as const, at: clockIn }] : []),
      ...(clockOut < now && stream.chance(0.97) ? [{ type: 'CLOCK_OUT' as const, at: clockOut }] : []),
    ],
  };
}
