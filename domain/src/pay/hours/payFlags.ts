/** What a manager should look at before paying, in display order. */
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

const labels: Record<PayFlag, string> = {
  NOT_CLOCKED_IN: 'No clock-in',
  NOT_CLOCKED_OUT: 'No clock-out',
  LATE: 'Late',
  LEFT_EARLY: 'Left early',
  STAYED_LONGER: 'Stayed longer',
  GEO_FLAGGED: 'Location check to review',
  SENT_HOME: 'Sent home',
  ADJUSTED: 'Hours adjusted',
  TIMES_CORRECTED: 'Recorded times changed',
  MINIMUM_PAY: 'Minimum pay',
  COVERED_BY_PLATFORM: 'Partly covered by the platform',
  CANCELLED_LATE: 'Cancelled late',
};

/** A flag in words. */
export function payFlagLabel(flag: PayFlag): string {
  return labels[flag];
}
