import type { PayableWork } from './payableWork.ts';
import { canBePaidOut } from './payouts.ts';

/** How long managers have to adjust hours before they count as approved, in milliseconds. */
export const approvalPeriod = 48 * 3_600_000;

/**
 * When the hours of this work are approved and paid automatically; null unless they are. Only hours that were reported,
 * by a punch or by a manager, are: others can be a no-show that no one recorded. Guaranteed hours need no report: they
 * are paid when the work that was cancelled would have been. Disputed work waits, and so does that of a pro without a
 * payout account.
 */
export function automaticApprovalOf(work: PayableWork): Date | null {
  const isReported =
    work.punches.length > 0 || work.hours_updated_ts !== null || work.guaranteed_minutes !== null;
  const isUnpaid = work.business_payment_status === null && work.pro_payment_status === null;
  const canBePaid = work.auto_approve_hours_enabled && work.method_status === 'ACTIVE' && canBePaidOut(work);
  const isApproved = isReported && isUnpaid && canBePaid && work.dispute_id === null;
  return isApproved ? new Date(work.work_end_time.getTime() + approvalPeriod) : null;
}
