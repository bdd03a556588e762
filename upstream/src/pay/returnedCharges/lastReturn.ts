import type { Database } from '../../platform/database/database.ts';
import type { PartSubject } from '../returnedParts/partSubject.ts';

/** What the last charge that came back after it had arrived was, in cents; null if none did. Invoices come back whole. */
export async function lastReturn(
  database: Database,
  { column, id }: PartSubject,
  ofInvoice: number,
): Promise<number | null> {
  if (column === 'invoice_id') return ofInvoice;
  const posting = await database
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.posting_id', 'ledger_postings.id')
    .select('cents')
    .where(column, '=', id)
    .where('event', '=', 'CHARGE_RETURNED')
    .where('account', '=', 'BUSINESS_RECEIVABLE')
    // Ad-hoc payments and disputes name the application, too.
    .$if(column === 'application_id', (postings) =>
      postings.where('adhoc_payment_id', 'is', null).where('dispute_id', 'is', null),
    )
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return posting?.cents ?? null;
}
