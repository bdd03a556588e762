import { guaranteedMinutes, losesMinimumPay } from '../../filling/applications/minimumPay.ts';
import { minutesBetween, punchedTime } from './punchedTime.ts';
import type { WorkedHours } from './workedHours.ts';
import { payFlagsOf, type PayFlag } from './payFlags.ts';

/** Minutes without unpaid breaks. */
export type HoursToPay = {
  posted_minutes: number;
  /** Null without a clock-in and a clock-out by a person. */
  punched_minutes: number | null;
  minutes_to_pay: number;
  /** The part of `minutes_to_pay` that the platform pays: the minimum of an overfill pro who was not needed. */
  covered_minutes: number;
  flags: PayFlag[];
};

/**
 * The time that a pro is paid for: the hours that a manager set, otherwise from the clock-in, or the start if they came
 * early, to the clock-out; the posted hours where a punch is missing. At least 4 hours or the posted time, whichever is
 * shorter, unless the pro was sent home for attire or conduct, or was more than 15 minutes late and not sent home for
 * another reason. Geo logs that wait for a
 * review change no hours, they only raise a flag. Where the gig was cancelled late, it is the hours that were guaranteed
 * then.
 */
export function hoursToPay(work: WorkedHours, { isGeoFlagged = false } = {}): HoursToPay {
  const posted = Math.max(
    0,
    minutesBetween(work.original_work_start_time, work.original_work_end_time) - work.unpaid_break_minutes,
  );
  if (work.guaranteed_minutes !== null) return hoursOfCancellation(posted, work.guaranteed_minutes);
  const { clockIn, clockOut } = punchedTime(work);
  const isAdjusted = wasAdjusted(work);
  const { start, end } = countedTime(work);
  const worked = Math.max(0, minutesBetween(start, end) - breakMinutesOf(work));
  const guaranteed = hasMinimum(work, clockIn) ? Math.min(posted, guaranteedMinutes) : 0;
  const toPay = Math.max(worked, guaranteed);
  const isCovered = work.is_overfill && work.sent_home_reason === 'FEWER_PROS_NEEDED';
  const covered = isCovered ? toPay - worked : 0;
  return {
    posted_minutes: posted,
    punched_minutes:
      clockIn && clockOut ? Math.max(0, minutesBetween(clockIn, clockOut) - breakMinutesOf(work)) : null,
    minutes_to_pay: toPay,
    covered_minutes: covered,
    flags: payFlagsOf(work, {
      clockIn,
      clockOut,
      isAdjusted,
      isMinimum: toPay > worked,
      isCovered: covered > 0,
      isGeoFlagged,
    }),
  };
}

/** No one worked: there are no punches to check, and nothing else to look at. */
function hoursOfCancellation(posted: number, guaranteed: number): HoursToPay {
  return {
    posted_minutes: posted,
    punched_minutes: null,
    minutes_to_pay: guaranteed,
    covered_minutes: 0,
    flags: ['CANCELLED_LATE'],
  };
}

type RecordedTime = Pick<
  WorkedHours,
  'work_start_time' | 'work_end_time' | 'hours_updated_ts' | 'sent_home_ts' | 'punches'
>;

/** From when to when a pro is paid, with breaks. */
export function countedTime(work: RecordedTime): { start: Date; end: Date } {
  if (wasAdjusted(work)) return { start: work.work_start_time, end: work.work_end_time };
  const { clockIn, clockOut } = punchedTime(work);
  return {
    start: later(clockIn, work.work_start_time),
    end: clockOut ?? work.sent_home_ts ?? work.work_end_time,
  };
}

/** Sending a pro home sets hours as well; only a later change is an adjustment. */
function wasAdjusted({
  hours_updated_ts,
  sent_home_ts,
}: Pick<WorkedHours, 'hours_updated_ts' | 'sent_home_ts'>): boolean {
  return hours_updated_ts !== null && (sent_home_ts === null || hours_updated_ts > sent_home_ts);
}

function hasMinimum(work: WorkedHours, clockIn: Date | null): boolean {
  // A pro who was sent home for being late before the clock-in came at that time.
  const arrived = clockIn ?? (work.sent_home_reason === 'LATE' ? work.sent_home_ts : null);
  const late = arrived === null ? 0 : arrived.getTime() - work.original_work_start_time.getTime();
  return !losesMinimumPay(work.sent_home_reason, late / 60_000);
}

/** The recorded breaks as far as they are in the counted time; without any, the unpaid break of the gig. */
export function breakMinutesOf(
  work: RecordedTime & Pick<WorkedHours, 'breaks' | 'unpaid_break_minutes'>,
): number {
  if (work.breaks.length === 0) return work.unpaid_break_minutes;
  const { start, end } = countedTime(work);
  return work.breaks.reduce(
    (sum, { start_time, end_time }) =>
      sum + (end_time ? Math.max(0, minutesBetween(later(start_time, start), earlier(end_time, end))) : 0),
    0,
  );
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

function later(one: Date | null, other: Date): Date {
  return one !== null && one > other ? one : other;
}
