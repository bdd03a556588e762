import type { TestStack } from './startTestStack.ts';
import { globalId } from './globalId.ts';

type Status = 'DRAFT' | 'ISSUED' | 'PAID' | 'FAILED' | 'OVERDUE';

/** Where the demo has invoices of its first organization: Marigold Hall. */
export const invoicedLocation = 2;

/** The latest invoice of Marigold Hall in a state: its number in URLs and its global id. */
export async function demoInvoice({ upstream }: TestStack, status: Status) {
  const { id: databaseId } = await upstream.database
    .selectFrom('invoices')
    .select('id')
    .where('location_id', '=', invoicedLocation)
    .where('status', '=', status)
    .orderBy('period_end', 'desc')
    .executeTakeFirstOrThrow();
  return { databaseId, id: globalId('Invoice', databaseId) };
}

/** A line of the draft of Marigold Hall. */
export async function demoInvoiceLine(stack: TestStack) {
  const { databaseId, id } = await demoInvoice(stack, 'DRAFT');
  const line = await stack.upstream.database
    .selectFrom('invoice_lines')
    .select('id')
    .where('invoice_id', '=', databaseId)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return { invoiceId: id, lineDatabaseId: line.id };
}

/** The id of work on a paid invoice, and what it costs there, in cents. */
export async function invoicedWork({ upstream }: TestStack) {
  const { application_id, total_cents } = await upstream.database
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select(['application_id', 'invoice_lines.total_cents'])
    .where('invoices.status', '=', 'PAID')
    .where('adhoc_payment_id', 'is', null)
    .orderBy('invoice_lines.id')
    .executeTakeFirstOrThrow();
  return { applicationId: globalId('GigApplication', application_id), cents: total_cents };
}
