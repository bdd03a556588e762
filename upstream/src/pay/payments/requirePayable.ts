import { ApiError, invalidField } from '../../platform/errors.ts';
import { isPaidOrOnTheWay, isPayFixed } from '../../filling/applications/transitions/adjustHours.ts';
import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { PayableWork } from './payableWork.ts';
import { canBePaidOut, isPayoutToRetry, requirePayoutAccount } from './payouts.ts';

/** What a manager adds; undefined to keep what an earlier attempt had. */
export type AddedExtras = { tip: number | undefined; bonus: number | undefined };

/** What is added to the work of each application; nothing to work that is not named. */
export type ExtrasByApplication = ReadonlyMap<number, AddedExtras>;

/** @throws ApiError when the work or its pro cannot be paid, or not with these extras */
export function requirePayable(work: PayableWork, { tip, bonus }: AddedExtras, now: Date): void {
  requireOwed(work);
  if (work.guaranteed_minutes !== null) refuseExtras({ tip, bonus });
  if (!isOver(work, now)) {
    if (tip !== undefined && tip > 0) {
      throw invalidField('tip_amount', 'A tip can be given once the shift has ended.');
    }
    throw invalidTransition('This work has not ended: it can be paid afterwards.');
  }
  requireUnpaid(work);
  if (tip !== undefined && tip > 0 && !work.tipping_enabled) {
    throw invalidField('tip_amount', 'This location does not give tips.');
  }
  if (tip || bonus) requireAddable(work);
  if (!hasMoney(work)) requirePayoutAccount(work);
}

/** @throws ApiError invalid_transition when what is owed is fixed */
function requireAddable(work: PayableWork): void {
  if (isPaidOrOnTheWay(work.pro_payment_status)) {
    throw invalidTransition('The pro was paid already: nothing can be added.');
  }
  if (isPayoutToRetry(work)) {
    throw invalidTransition('The business has paid already: nothing can be added.');
  }
  if (isPayFixed(work)) {
    throw invalidTransition('The payout is sent again as it was: nothing can be added.');
  }
}

/** @throws ApiError invalid at what was added to the pay for a late cancellation */
function refuseExtras({ tip, bonus }: AddedExtras): void {
  const why = 'A late cancellation is paid at the wage: it has no tip and no bonus.';
  if (tip) throw invalidField('tip_amount', why);
  if (bonus) throw invalidField('bonus', why);
}

/** @throws ApiError invalid_transition for anyone who did not work and whose gig was not cancelled late */
export function requireOwed(work: PayableWork): void {
  if (work.guaranteed_minutes === null) requireWorked(work);
}

/** @throws ApiError invalid_transition for anyone who did not work */
export function requireWorked({ is_cancelled, is_gig_cancelled, is_confirmed }: PayableWork): void {
  if (is_cancelled || is_gig_cancelled) {
    throw invalidTransition('This application is cancelled: there is nothing to pay.');
  }
  if (!is_confirmed) throw invalidTransition('Only the work of a confirmed pro can be paid.');
}

/** Whether a manager can pay the work now. */
export function isPayable(work: PayableWork, now: Date): boolean {
  const { is_cancelled, is_gig_cancelled, is_confirmed, guaranteed_minutes } = work;
  const isOwed = guaranteed_minutes !== null || (is_confirmed && !is_cancelled && !is_gig_cancelled);
  return isOwed && isOver(work, now) && whyPaid(work) === null && (hasMoney(work) || canBePaidOut(work));
}

/** Whether the pro was paid: then the business alone is charged. */
const hasMoney = ({ pro_payment_status }: PayableWork) => pro_payment_status === 'AVAILABLE';

/** @throws ApiError invalid_transition when the business has paid, or is paying */
function requireUnpaid(work: PayableWork) {
  const why = whyPaid(work);
  if (why !== null) throw invalidTransition(why);
}

/** Why the business does not pay the work again; null if it is due, or if its payout is to be sent again. */
function whyPaid(work: PayableWork): string | null {
  if (isPayoutToRetry(work)) return null;
  const { invoicing_enabled, is_invoiced, business_payment_status, pro_payment_status, missing_cents } = work;
  if (missing_cents !== null) {
    return isPaidOrOnTheWay(business_payment_status)
      ? 'The payment for this work is already on its way.'
      : null;
  }
  if (is_invoiced && !invoicing_enabled) return 'This work is on an invoice.';
  // Work whose charge failed can be invoiced since: then the payout alone settles it.
  const statuses = invoicing_enabled
    ? [business_payment_status, pro_payment_status]
    : [business_payment_status];
  if (statuses.includes('AVAILABLE')) return 'This work is paid already.';
  return statuses.some(isPaidOrOnTheWay) ? 'The payment for this work is already on its way.' : null;
}

/** Whether the work is over: its end has passed, the pro left before, or it will not begin. */
export function isOver(work: PayableWork, now: Date): boolean {
  const { work_end_time, sent_home_ts, punches, guaranteed_minutes } = work;
  if (guaranteed_minutes !== null) return true;
  return work_end_time <= now || sent_home_ts !== null || punches.at(-1)?.punch_type === 'CLOCK_OUT';
}

/** The error of a location where the card network does not charge. */
export const chargingIsOff = () =>
  new ApiError('conflict', 'Charging payment methods is not available here.');
