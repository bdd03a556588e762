import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { type Entries, post } from '../ledger/post.ts';
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
  const { id, application_id, attempt } = payment;
  const { entries, charge } = debtOf(payment, work);
  await post(trx, [{ application_id, adhoc_payment_id: id, event: 'OWED', attempt, entries }], now);
  await trx
    .updateTable('adhoc_payments')
    .set({ charge_cents: charge, due_ts: now })
    .where('id', '=', id)
    .execute();
}

/** What a payment owes, by account, and what of it the business is charged, in cents. */
export function debtOf(
  {
    reason,
    amount_cents,
    charged_to_business,
    employment_type,
  }: Pick<
    Selectable<AdHocPaymentsTable>,
    'reason' | 'amount_cents' | 'charged_to_business' | 'employment_type'
  >,
  work: PayableWork,
): { entries: Entries; charge: number } {
  if (!charged_to_business) return { entries: coveredAdHocEntries(reason, amount_cents), charge: 0 };
  const amounts = adHocAmounts({ ...work, employment_type }, reason, amount_cents);
  return { entries: chargedAdHocEntries(amounts, reason), charge: amounts.charge };
}
