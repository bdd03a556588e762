import { longestShiftHours } from '@brigade/domain/schedule/gigs/shiftLength.ts';
import { shiftTimes, type WrittenShift } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { snapMinutes, type MovedShift } from '../moving/movedShift.ts';

const dayMinutes = 24 * 60;

/** Where a drawing began and where it is now, in minutes after midnight. */
interface Drawing {
  readonly date: Temporal.PlainDate;
  readonly from: number;
  readonly to: number;
}

/**
 * The shift that a drawing over free time of a day means, in whole steps. It starts after now and is as long as shifts
 * can be. Null for a drawing that lies in the past.
 */
export function drawnShift({ date, from, to }: Drawing, zone: string, nowMs: number): MovedShift | null {
  const earliest = earliestStart(date, zone, nowMs);
  const longest = longestShiftHours * 60;
  let start = Math.max(stepsOf(Math.min(from, to), Math.floor), earliest);
  let end = Math.min(stepsOf(Math.max(from, to), Math.ceil), dayMinutes);
  if (end <= start) return null;
  // A drawing that is too long is cut at the pointer, not where it began.
  if (to < from) start = Math.max(start, end - longest);
  else end = Math.min(end, start + longest);
  const midnight = date.toPlainDateTime();
  const shift: WrittenShift = {
    date,
    startTime: midnight.add({ minutes: start }).toPlainTime(),
    endTime: midnight.add({ minutes: end }).toPlainTime(),
  };
  const times = shiftTimes(shift, zone);
  return { ...shift, startMs: times.start.epochMilliseconds, endMs: times.end.epochMilliseconds };
}

/** The first step of a day that is still to come, in minutes after midnight; after its end if the day is over. */
function earliestStart(date: Temporal.PlainDate, zone: string, nowMs: number): number {
  const now = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(zone);
  const order = Temporal.PlainDate.compare(date, now.toPlainDate());
  if (order !== 0) return order < 0 ? dayMinutes : 0;
  return stepsOf(now.hour * 60 + now.minute, Math.floor) + snapMinutes;
}

function stepsOf(minutes: number, round: (steps: number) => number): number {
  return round(minutes / snapMinutes) * snapMinutes;
}
