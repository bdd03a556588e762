import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * Whether an invoice that was issued bills the work of an application. Locks the drafts that list it, so that none of them is
 * issued in the meantime: a draft leaves out what was charged by then.
 */
export async function isOnInvoice(trx: Transaction<Tables>, applicationId: number): Promise<boolean> {
  const invoices = await trx
    .selectFrom('invoices')
    .select('status')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('invoice_lines')
        .select('invoice_id')
        .where('application_id', '=', applicationId)
        .where('adhoc_payment_id', 'is', null),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return invoices.some(({ status }) => status !== 'DRAFT');
}
