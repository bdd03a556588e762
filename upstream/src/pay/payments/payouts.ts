import { isPaidOrOnTheWay } from '../../filling/applications/transitions/adjustHours.ts';
import { ApiError } from '../../platform/errors.ts';
import type { PayableWork } from './payableWork.ts';

/** Whether only the payout failed: the business has paid, or gets an invoice, and is not charged again. */
export function isPayoutToRetry({
  business_payment_status,
  pro_payment_status,
  is_invoiced,
}: Pick<PayableWork, 'business_payment_status' | 'pro_payment_status' | 'is_invoiced'>): boolean {
  const hasFailed = pro_payment_status !== null && !isPaidOrOnTheWay(pro_payment_status);
  return hasFailed && (business_payment_status === 'AVAILABLE' || is_invoiced);
}

/** Whether paying leads to a payout. Where nothing is charged for it, a payout waits for the account of the pro. */
export function canBePaidOut(work: Pick<PayableWork, 'has_payout_account' | 'invoicing_enabled'>): boolean {
  return work.has_payout_account || work.invoicing_enabled;
}

/** @throws ApiError payout_account_missing where a business would be charged for a pro who cannot get the money */
export function requirePayoutAccount(
  work: Pick<PayableWork, 'has_payout_account' | 'invoicing_enabled' | 'pro_name'>,
): void {
  if (!canBePaidOut(work)) throw payoutAccountMissing(work.pro_name);
}

/** The error of a pro who cannot get money yet. */
export const payoutAccountMissing = (name: string) =>
  new ApiError(
    'payout_account_missing',
    `${name} cannot be paid yet. Ask them to finish their payout account, then pay. Nothing was charged.`,
  );
