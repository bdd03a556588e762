import type { Database } from '../../platform/database/database.ts';
import type { Invoicing } from '../../platform/invoicing.ts';
import { notFound } from '../../platform/errors.ts';
import { missingParts } from '../returnedParts/missingParts.ts';
import type { InvoiceResponse } from './invoiceResponse.ts';
import type { Amount } from './invoiceTables.ts';

/** Amounts in dollars, as the API sends them. */
export const inDollars = (cents: number) => (cents === 0 ? 0 : cents / 100);

export const costLinesOf = (amounts: readonly Amount[]) =>
  amounts.map(({ code, cents }) => ({ code, amount: inDollars(cents) }));

type Services = { database: Database; settings: { invoicing: Invoicing } };

/** These invoices, in the order of the ids. */
export async function loadInvoices(
  { database, settings }: Services,
  ids: readonly number[],
): Promise<InvoiceResponse[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('invoices')
    .leftJoin('locations', 'locations.id', 'invoices.location_id')
    .selectAll('invoices')
    .select('locations.name as location_name')
    .where('invoices.id', 'in', ids)
    .execute();
  const credits = await loadCredits(database, ids);
  const missing = await missingParts(database, 'invoice_id', ids);
  const responses = new Map(
    rows.map(({ amounts, total_cents, taxable_cents, tax_cents, seller, charged_method, ...row }) => [
      row.id,
      {
        ...row,
        lines: costLinesOf(amounts),
        credits: credits.get(row.id) ?? [],
        seller: seller ?? settings.invoicing.seller,
        taxable_amount: inDollars(taxable_cents),
        tax_amount: inDollars(tax_cents),
        total_amount: inDollars(total_cents),
        created_ts: row.created_ts.toISOString(),
        review_ends_ts: row.review_ends_ts.toISOString(),
        issued_ts: row.issued_ts?.toISOString() ?? null,
        paid_ts: row.paid_ts?.toISOString() ?? null,
        returned_amount: missing.has(row.id) ? inDollars(missing.get(row.id) ?? 0) : null,
        payment_method: row.status === 'PAID' ? charged_method : null,
      },
    ]),
  );
  return ids.flatMap((id) => responses.get(id) ?? []);
}

async function loadCredits(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, InvoiceResponse['credits']>> {
  const rows = await database
    .selectFrom('invoice_credits')
    .leftJoin('refunds', 'refunds.id', 'invoice_credits.refund_id')
    .leftJoin('adhoc_payments', 'adhoc_payments.id', 'refunds.adhoc_payment_id')
    .select(['invoice_credits.id', 'invoice_id', 'person_name', 'refund_id', 'cents', 'tax_cents'])
    .select('adhoc_payments.reason as adhoc_reason')
    .where('invoice_id', 'in', ids)
    .orderBy('invoice_credits.id')
    .execute();
  const credits = rows.map(({ cents, tax_cents, refund_id, ...row }) => ({
    ...row,
    reason: refund_id === null ? ('REFERRAL_REWARD' as const) : ('REFUND' as const),
    amount: inDollars(-cents),
    tax_amount: inDollars(-tax_cents),
  }));
  return Map.groupBy(credits, ({ invoice_id }) => invoice_id);
}

export async function loadInvoice(services: Services, id: number): Promise<InvoiceResponse> {
  const [invoice] = await loadInvoices(services, [id]);
  if (!invoice) throw notFound('invoice');
  return invoice;
}
