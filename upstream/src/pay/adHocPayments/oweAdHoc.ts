import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { post } from '../ledger/post.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { adHocAmounts, chargedAdHocEntries, coveredAdHocEntries } from './adHocAmounts.ts';
import type { AdHocPaymentsTable } from './adHocPaymentsTables.ts';

/** Posts what an attempt owes, and makes it due. */
export async function oweAdHoc(
  trx: Transaction<Tables>,
  payment: Selectable<AdHocPaymentsTable>,
  work: PayableWork,
  now: Date,
): Promise<void> {
  const { id, application_id, attempt, reason, amount_cents, charged_to_business } = payment;
  const rates = { ...work, employment_type: payment.employment_type };
  const amounts = adHocAmounts(rates, reason, amount_cents);
  const entries = charged_to_business
    ? chargedAdHocEntries(amounts, reason)
    : coveredAdHocEntries(reason, amount_cents);
  await post(trx, [{ application_id, adhoc_payment_id: id, event: 'OWED', attempt, entries }], now);
  await trx
    .updateTable('adhoc_payments')
    .set({ charge_cents: charged_to_business ? amounts.charge : 0, due_ts: now })
    .where('id', '=', id)
    .execute();
}
