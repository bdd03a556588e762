import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { owedFor } from '../ledger/owed.ts';
import { post } from '../ledger/post.ts';
import { chargedEntries, paidOutEntries, payoutOf } from './paymentEntries.ts';
import type { PaymentsTable } from './paymentsTable.ts';
import { upsertPayments } from './submitPayments.ts';

/** The money has arrived: posts that to the ledger. After the charge, the payout to the pro is submitted. */
export async function settlePayment(
  trx: Transaction<Tables>,
  { application_id, kind, amount_cents }: Selectable<PaymentsTable>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'AVAILABLE', due_ts: null })
    .where('application_id', '=', application_id)
    .where('kind', '=', kind)
    .execute();
  const owed = (await owedFor(trx, [application_id])).get(application_id) ?? {};
  const [event, entries] =
    kind === 'CHARGE'
      ? (['CHARGED', chargedEntries(amount_cents)] as const)
      : (['PAID_OUT', paidOutEntries(owed)] as const);
  await post(trx, [{ application_id, event, attempt: 1, entries }], now);
  if (kind === 'PAYOUT' || (await hasPayout(trx, application_id))) return;
  const payout = [{ id: application_id, cents: payoutOf(owed) }];
  await upsertPayments(trx, 'PAYOUT', payout, { userId: null, now });
}

/** Whether a payout was submitted. */
export async function hasPayout(trx: Transaction<Tables>, applicationId: number): Promise<boolean> {
  const payout = await trx
    .selectFrom('payments')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'PAYOUT')
    .executeTakeFirst();
  return payout !== undefined;
}
