import { sql, type Transaction } from 'kysely';
import { readPayableWork } from '../../../pay/payments/payableWork.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { insertBatches } from '../insertBatches.ts';
import { insertPostings } from '../ledger/insertPostings.ts';
import { type CardPayment, cardPayment } from './cardPayment.ts';

/**
 * Records the payments of the demo data's work that was paid by a payment method, with what they moved in the ledger. Each
 * comes to what the product pays for the punches, which replaces the amount of its application. Those under way stay
 * where they are, so that every status can be seen.
 */
export async function seedCardPayments(trx: Transaction<Tables>, now: Date): Promise<void> {
  const paid = await trx
    .selectFrom('gig_applications')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .select(['gig_applications.id', 'business_payment_status as charge', 'pro_payment_status as payout'])
    .select('gig_applications.last_updated_ts as submittedAt')
    .where('locations.invoicing_enabled', '=', false)
    .where('business_payment_status', 'is not', null)
    .execute();
  const paymentOf = new Map<number, CardPayment>(
    paid.flatMap(({ id, charge, ...payment }) => (charge ? [[id, { ...payment, charge, now }]] : [])),
  );
  const works = await readPayableWork(trx, 'SANDBOX', [...paymentOf.keys()]);
  const rows = works
    .toSorted((one, other) => one.id - other.id)
    .flatMap((work) => {
      const payment = paymentOf.get(work.id);
      return payment ? [cardPayment(work, payment)] : [];
    });
  await insertBatches(
    trx,
    'payments',
    rows.flatMap(({ payments }) => payments),
  );
  await insertBatches(
    trx,
    'sandbox_charges',
    rows.flatMap(({ charges }) => charges),
  );
  await insertPostings(
    trx,
    rows.flatMap(({ postings }) => postings),
  );
  await claimMoreThanPaid(trx);
}

/** A disputed payment contests what was paid, and the claim keeps its distance to it. */
async function claimMoreThanPaid(trx: Transaction<Tables>): Promise<void> {
  await sql`
    with contested as (
      select disputes.id, payments.amount_cents, payments.amount_cents - contested_value as difference
      from disputes join payments using (application_id)
      where disputes.subject = 'PAYMENT' and payments.kind = 'PAYOUT'
    ), claimed as (
      update dispute_events set value = value + difference
      from contested where dispute_id = contested.id
    )
    update disputes set contested_value = amount_cents, claimed_value = claimed_value + difference
    from contested where disputes.id = contested.id
  `.execute(trx);
}
