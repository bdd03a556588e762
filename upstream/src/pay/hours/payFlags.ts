import { minutesBetween } from './punchedTime.ts';
import { toleratedMinutes } from '../../filling/applications/minimumPay.ts';
import type { WorkedHours } from './workedHours.ts';

/** What a manager should look at before paying. */
export const payFlags = [
  'NOT_CLOCKED_IN',
  'NOT_CLOCKED_OUT',
  'LATE',
  'LEFT_EARLY',
  'STAYED_LONGER',
  'GEO_FLAGGED',
  'SENT_HOME',
  'ADJUSTED',
  'TIMES_CORRECTED',
  'MINIMUM_PAY',
  'COVERED_BY_PLATFORM',
  'CANCELLED_LATE',
] as const;

/** One of {@link payFlags}. */
export type PayFlag = (typeof payFlags)[number];

type Facts = {
  clockIn: Date | null;
  clockOut: Date | null;
  isAdjusted: boolean;
  isMinimum: boolean;
  isCovered: boolean;
  /** Whether a geo log of the work waits for a review. */
  isGeoFlagged: boolean;
};

/** The flags of this work, in the order of {@link payFlags}. */
export function payFlagsOf(
  { original_work_start_time: start, original_work_end_time: end, sent_home_ts, corrected_ts }: WorkedHours,
  { clockIn, clockOut, isAdjusted, isMinimum, isCovered, isGeoFlagged }: Facts,
): PayFlag[] {
  const isSentHome = sent_home_ts !== null;
  const isRaised: Record<PayFlag, boolean> = {
    NOT_CLOCKED_IN: clockIn === null,
    NOT_CLOCKED_OUT: clockIn !== null && clockOut === null,
    LATE: clockIn !== null && minutesBetween(start, clockIn) > toleratedMinutes,
    LEFT_EARLY: clockOut !== null && !isSentHome && minutesBetween(clockOut, end) > toleratedMinutes,
    STAYED_LONGER: clockOut !== null && minutesBetween(end, clockOut) > toleratedMinutes,
    GEO_FLAGGED: isGeoFlagged,
    SENT_HOME: isSentHome,
    ADJUSTED: isAdjusted,
    TIMES_CORRECTED: corrected_ts !== null,
    MINIMUM_PAY: isMinimum,
    COVERED_BY_PLATFORM: isCovered,
    // There is no work whose flags these could be: `hoursToPay` raises it alone.
    CANCELLED_LATE: false,
  };
  return payFlags.filter((flag) => isRaised[flag]);
}
