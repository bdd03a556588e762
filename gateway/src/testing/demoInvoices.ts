import type { TestStack } from './startTestStack.ts';

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
  return { databaseId, id: btoa(`Invoice:${databaseId}`) };
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
