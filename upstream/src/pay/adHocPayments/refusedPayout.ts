import { sql } from 'kysely';
import type { AdHocErrorCode } from './adHocPaymentTerms.ts';

/** The failures of payouts: the business was charged, and a retry sends the payout again. */
const codes: readonly AdHocErrorCode[] = ['PAYOUT_REFUSED', 'PAYOUT_ACCOUNT_CLOSED'];

/** Whether only the payout of an ad-hoc payment failed, so that a retry owes and charges nothing. */
export function hasRefusedPayout({ error_code }: { error_code: AdHocErrorCode | null }): boolean {
  return error_code !== null && codes.includes(error_code);
}

/**
 * Whether an ad-hoc payment brings the pro money: it is on its way or has arrived, only its payout failed, or the charge came
 * back afterwards.
 */
export const countsAsPaid = sql<boolean>`(
  adhoc_payments.status not in ('FAILED', 'ERROR') or adhoc_payments.error_code in (${sql.join(codes)})
    or adhoc_payments.paid_out_attempt is not null
)`;
