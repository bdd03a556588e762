import { type Transaction, sql } from 'kysely';
import type { ReturnedCharge } from '../../platform/cardNetwork/chargeOutcome.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PartSubject } from './partSubject.ts';
import { setWholeAmount } from './setWholeAmount.ts';

/** Why a charge is short of a part; null once it no longer is. */
type Failure = ReturnedCharge | null;

/** Fails the charge that is short of a part, or restores it once it has all of them. The pro keeps the pay. */
export async function setCharge(
  trx: Transaction<Tables>,
  { column, id }: PartSubject,
  failure: Failure,
  now: Date,
): Promise<void> {
  const status = failure === null ? 'AVAILABLE' : 'FAILED';
  if (column === 'application_id') {
    await trx
      .updateTable('payments')
      .set({ status, failure_code: failure, due_ts: null })
      .where('application_id', '=', id)
      .where('kind', '=', 'CHARGE')
      .execute();
    if (failure === null) await setWholeAmount(trx, id);
  } else if (column === 'dispute_id') {
    await trx
      .updateTable('dispute_payments')
      .set({ status, failure_code: failure, due_ts: null })
      .where('dispute_id', '=', id)
      .where('kind', '=', 'CHARGE')
      .execute();
  } else if (column === 'adhoc_payment_id') {
    await trx
      .updateTable('adhoc_payments')
      .set({ status, error_code: failure, due_ts: null, last_updated_ts: now })
      .set({ paid_out_attempt: sql`coalesce(paid_out_attempt, attempt)` })
      .where('id', '=', id)
      .execute();
  } else {
    await trx
      .updateTable('invoices')
      .set({
        status: failure === null ? 'PAID' : 'FAILED',
        failure_code: failure,
        paid_ts: failure === null ? now : null,
      })
      .where('id', '=', id)
      .execute();
  }
}
