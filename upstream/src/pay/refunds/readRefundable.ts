import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { RefundsTable } from './refundTables.ts';

/** How the business paid for some work, and what of it was not given back yet, in cents. */
export type Refundable = Pick<RefundsTable, 'way' | 'charge_key'> & { left: number };

/** What can be refunded of the work of an application itself; null if the business paid nothing for it. */
export async function readRefundable(
  trx: Transaction<Tables>,
  applicationId: number,
): Promise<Refundable | null> {
  const paid = (await chargedFor(trx, applicationId)) ?? (await invoicedFor(trx, applicationId));
  if (!paid) return null;
  const { refunded } = await trx
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | null>('amount_cents').as('refunded'))
    .where('application_id', '=', applicationId)
    .where('status', '<>', 'FAILED')
    .executeTakeFirstOrThrow();
  return { ...paid, left: paid.left - (refunded ?? 0) };
}

/** The charge of the payment method for the work alone. */
async function chargedFor(trx: Transaction<Tables>, applicationId: number): Promise<Refundable | null> {
  const charge = await trx
    .selectFrom('ledger_postings')
    .innerJoin('payments', 'payments.application_id', 'ledger_postings.application_id')
    .select(['payments.attempt', 'payments.amount_cents'])
    .where('ledger_postings.application_id', '=', applicationId)
    .where('event', '=', 'CHARGED')
    .where('adhoc_payment_id', 'is', null)
    .where('dispute_id', 'is', null)
    .where('kind', '=', 'CHARGE')
    .executeTakeFirst();
  if (!charge) return null;
  const { attempt, amount_cents: left } = charge;
  return { way: 'PAYMENT_METHOD', charge_key: `application-${applicationId}-${attempt}`, left };
}

/** The lines of the work on issued invoices. */
async function invoicedFor(trx: Transaction<Tables>, applicationId: number): Promise<Refundable | null> {
  const { cents } = await trx
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select(({ fn }) => fn.sum<number | null>('invoice_lines.total_cents').as('cents'))
    .where('application_id', '=', applicationId)
    .where('adhoc_payment_id', 'is', null)
    .where('invoices.status', '<>', 'DRAFT')
    .executeTakeFirstOrThrow();
  return cents === null ? null : { way: 'INVOICE', charge_key: null, left: cents };
}
