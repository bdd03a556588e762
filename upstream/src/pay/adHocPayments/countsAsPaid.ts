import { sql } from 'kysely';

/**
 * Whether an ad-hoc payment brings the pro money: it is on its way or has arrived, or only its payout failed. The business
 * was charged for that one, and a retry sends it again.
 */
export const countsAsPaid = sql<boolean>`(
  adhoc_payments.status not in ('FAILED', 'ERROR')
  or adhoc_payments.error_code in ('PAYOUT_REFUSED', 'PAYOUT_ACCOUNT_CLOSED')
)`;
