import { guaranteedMinutes, losesMinimumPay } from '../../filling/applications/minimumPay.ts';
import { commonTime, separateBreaks } from './breakTime.ts';
import { countedStretches, gapsBetween, type RecordedTime, wasAdjusted } from './countedTime.ts';
import { minutesBetween, minutesOf, punchedTime, type Span, stretchesOf } from './punchedTime.ts';
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
 * The time that a pro is paid for: the hours that a manager set, otherwise from each clock-in, or the start if they came
 * early, to its clock-out; the posted hours where a punch is missing. At least 4 hours or the posted time, whichever is
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
  const worked = Math.max(0, minutesOf(countedStretches(work)) - breakMinutesOf(work));
  const guaranteed = hasMinimum(work, clockIn) ? Math.min(posted, guaranteedMinutes) : 0;
  const toPay = Math.max(worked, guaranteed);
  const isCovered = work.is_overfill && work.sent_home_reason === 'FEWER_PROS_NEEDED';
  const covered = isCovered ? toPay - worked : 0;
  return {
    posted_minutes: posted,
    punched_minutes: clockIn && clockOut ? punchedMinutes(work) : null,
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

function punchedMinutes(work: WorkedHours): number {
  const stretches = stretchesOf(work).flatMap(({ start, end }) => (end === null ? [] : [{ start, end }]));
  return Math.max(0, minutesOf(stretches) - breakMinutesIn(stretches, work));
}

function hasMinimum(work: WorkedHours, clockIn: Date | null): boolean {
  // A pro who was sent home for being late before the clock-in came at that time.
  const arrived = clockIn ?? (work.sent_home_reason === 'LATE' ? work.sent_home_ts : null);
  const late = arrived === null ? 0 : arrived.getTime() - work.original_work_start_time.getTime();
  return !losesMinimumPay(work.sent_home_reason, late / 60_000);
}

type Breaks = Pick<WorkedHours, 'breaks' | 'unpaid_break_minutes'>;

/** The minutes of breaks that are not paid. */
export function breakMinutesOf(work: RecordedTime & Breaks): number {
  return breakMinutesIn(countedStretches(work), work);
}

/**
 * The gaps that have to become breaks where the time counts as one span, so that it pays the same. None where the unpaid
 * break of the gig deducts as much by itself.
 */
export function gapsToDeduct(work: RecordedTime & Breaks): Span[] {
  const gaps = gapsBetween(countedStretches(work));
  return work.breaks.length === 0 && minutesOf(gaps) <= work.unpaid_break_minutes ? [] : gaps;
}

/**
 * The recorded breaks as far as they are in the stretches of work; without any, the unpaid break of the gig. A gap
 * between two stretches is unpaid already, and so counts as a part of that one.
 */
function breakMinutesIn(stretches: readonly Span[], { breaks, unpaid_break_minutes }: Breaks): number {
  if (breaks.length === 0) return Math.max(0, unpaid_break_minutes - minutesOf(gapsBetween(stretches)));
  return separateBreaks(breaks).reduce((sum, one) => sum + minutesOf(commonTime(one, stretches)), 0);
}
