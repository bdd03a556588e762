import type { Selectable, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { owedFor } from '../ledger/owed.ts';
import { post } from '../ledger/post.ts';
import { timesReturned } from '../ledger/timesReturned.ts';
import { missingParts } from '../returnedParts/missingParts.ts';
import { setWholeAmount } from '../returnedParts/setWholeAmount.ts';
import { payParts } from '../returnedParts/payParts.ts';
import { chargedEntries, paidOutEntries, payoutOf } from './paymentEntries.ts';
import type { PaymentKind, PaymentsTable } from './paymentsTable.ts';
import { upsertPayments } from './submitPayments.ts';

type Payment = Selectable<PaymentsTable>;

/** The money has arrived: posts that to the ledger. After a charge, the payout to the pro is submitted. */
export async function settlePayments(
  trx: Transaction<Tables>,
  payments: readonly Payment[],
  now: Date,
): Promise<void> {
  for (const [kind, alike] of Map.groupBy(payments, (payment) => payment.kind)) {
    await settleKind(trx, kind, alike, now);
  }
}

async function settleKind(
  trx: Transaction<Tables>,
  kind: PaymentKind,
  payments: readonly Payment[],
  now: Date,
): Promise<void> {
  const ids = payments.map(({ application_id }) => application_id);
  await trx
    .updateTable('payments')
    .set({ status: 'AVAILABLE', due_ts: null })
    .where('kind', '=', kind)
    .where('application_id', 'in', ids)
    .execute();
  const owed = await owedFor(trx, ids);
  const returned = await timesReturned(
    trx,
    kind === 'CHARGE' ? 'CHARGE_RETURNED' : 'RETURNED',
    'application_id',
    ids,
  );
  const ofParts = kind === 'CHARGE' ? await payPartsOf(trx, payments, now) : new Set<number>();
  const postings = payments
    .filter(({ application_id }) => !ofParts.has(application_id))
    .map(({ application_id, amount_cents }) => ({
      application_id,
      event: kind === 'CHARGE' ? ('CHARGED' as const) : ('PAID_OUT' as const),
      attempt: (returned.get(application_id) ?? 0) + 1,
      entries:
        kind === 'CHARGE' ? chargedEntries(amount_cents) : paidOutEntries(owed.get(application_id) ?? {}),
    }));
  await post(trx, postings, now);
  if (kind === 'PAYOUT') return;
  const paidFirst = await withPayout(trx, ids);
  const payouts = ids
    .filter((id) => !paidFirst.has(id))
    .map((id) => ({ id, cents: payoutOf(owed.get(id) ?? {}) }));
  await upsertPayments(trx, 'PAYOUT', payouts, { userId: null, now });
}

/** Those of the applications whose charge was short of a part, which this one paid. */
async function payPartsOf(
  trx: Transaction<Tables>,
  charges: readonly Payment[],
  now: Date,
): Promise<Set<number>> {
  const ids = charges.map(({ application_id }) => application_id);
  const missing = await missingParts(trx, 'application_id', ids);
  for (const { application_id: id, attempt } of charges) {
    if (!missing.has(id)) continue;
    await payParts(trx, { column: 'application_id', id }, `application-${id}-${attempt}`, now);
    await setWholeAmount(trx, id);
  }
  return new Set(missing.keys());
}

/** Those of the applications for which a payout was submitted and has not failed. */
export async function withPayout(
  trx: Transaction<Tables>,
  applicationIds: readonly number[],
): Promise<Set<number>> {
  const payouts = await trx
    .selectFrom('payments')
    .select('application_id')
    .where('application_id', 'in', applicationIds)
    .where('kind', '=', 'PAYOUT')
    .where('status', 'not in', ['FAILED', 'ERROR'])
    .execute();
  return new Set(payouts.map(({ application_id }) => application_id));
}
