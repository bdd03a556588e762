import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { wagesFor } from '../../schedule/costs/feesOn.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import type { Submission } from '../payments/submitPayments.ts';

type Guaranteed = Pick<PayableWork, 'id' | 'gig_id' | 'guaranteed_minutes' | 'wage_amount'>;

/**
 * Guarantees more minutes of a late cancellation that is not paid, whose gig is locked. They are due and paid as if they had
 * been guaranteed at first.
 */
export async function guaranteeMore(
  trx: Transaction<Tables>,
  { id, gig_id, guaranteed_minutes, wage_amount }: Guaranteed,
  minutes: number,
  { now }: Pick<Submission, 'now'>,
): Promise<void> {
  await trx
    .updateTable('gig_applications')
    .set({ guaranteed_minutes: minutes, last_updated_ts: now })
    .where('id', '=', id)
    .execute();
  const cents = wagesFor(minutes, wage_amount) - wagesFor(guaranteed_minutes ?? 0, wage_amount);
  await trx
    .updateTable('gigs')
    .set((eb) => ({
      cancellation_fee_amount: sql`coalesce(cancellation_fee_amount, 0) + ${cents / 100}`,
      // A charge of others that failed comes first.
      cancellation_payment_status: eb
        .case()
        .when('cancellation_payment_status', '=', 'FAILED')
        .then(sql.lit('FAILED' as const))
        .else(sql.lit('DUE' as const))
        .end(),
      last_updated_ts: now,
    }))
    .where('id', '=', gig_id)
    .execute();
}
