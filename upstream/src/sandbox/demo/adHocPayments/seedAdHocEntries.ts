import { type Selectable, sql, type Transaction } from 'kysely';
import type { AdHocPaymentsTable } from '../../../pay/adHocPayments/adHocPaymentsTables.ts';
import { debtOf } from '../../../pay/adHocPayments/oweAdHoc.ts';
import { type PayableWork, readPayableWork } from '../../../pay/payments/payableWork.ts';
import { chargedEntries, paidOutEntries, reversed } from '../../../pay/payments/paymentEntries.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { insertBatches } from '../insertBatches.ts';
import { insertPostings, type PastPosting } from '../ledger/insertPostings.ts';
import { sandboxCharge } from '../ledger/sandboxCharge.ts';

/** Posts what the demo data's ad-hoc payments moved to the ledger, and charges what they cost by it. */
export async function seedAdHocEntries(trx: Transaction<Tables>): Promise<void> {
  const payments = await trx.selectFrom('adhoc_payments').selectAll().orderBy('id').execute();
  const works = await readPayableWork(
    trx,
    'SANDBOX',
    payments.map(({ application_id }) => application_id),
  );
  const workOf = new Map(works.map((work) => [work.id, work]));
  const rows = payments.flatMap((payment) => {
    const work = workOf.get(payment.application_id);
    return work ? [adHocEntries(payment, work)] : [];
  });
  const amounts = rows.map(({ amount }) => amount);
  await sql`
    update adhoc_payments set charge_cents = amounts.charge_cents, method_type = amounts.method_type
    from jsonb_populate_recordset(null::adhoc_payments, ${JSON.stringify(amounts)}::jsonb) as amounts
    where adhoc_payments.id = amounts.id
  `.execute(trx);
  await insertBatches(
    trx,
    'sandbox_charges',
    rows.flatMap(({ charges }) => charges),
  );
  await insertPostings(
    trx,
    rows.flatMap(({ postings }) => postings),
  );
}

function adHocEntries(payment: Selectable<AdHocPaymentsTable>, work: PayableWork) {
  const { id, application_id, status, created_ts: at } = payment;
  const { entries: owed, charge } = debtOf(payment, work);
  const posting = (event: PastPosting['event'], entries: PastPosting['entries']) => ({
    application_id,
    adhoc_payment_id: id,
    event,
    entries,
    at,
  });
  const isCharged = payment.charged_to_business && !work.invoicing_enabled;
  const hasArrived = isCharged && (status === 'IN_TRANSIT' || status === 'AVAILABLE');
  const isDeclined = isCharged && status === 'FAILED';
  return {
    amount: { id, charge_cents: charge, method_type: hasArrived ? (work.method_type ?? 'card') : null },
    charges:
      hasArrived || isDeclined
        ? [sandboxCharge(work, { idempotencyKey: `adhoc-${id}-1`, cents: charge, isDeclined, at })]
        : [],
    postings: [
      posting('OWED', owed),
      ...(status === 'FAILED' || status === 'ERROR' ? [posting('REVERSED', reversed(owed))] : []),
      ...(hasArrived ? [posting('CHARGED', chargedEntries(charge))] : []),
      ...(status === 'AVAILABLE' ? [posting('PAID_OUT', paidOutEntries(owed))] : []),
    ],
  };
}
