import type { Database } from '../../platform/database/database.ts';
import { chargesOf } from './chargesOf.ts';
import type { RefundsTable } from './refundTables.ts';

/** What was paid for: the work of an application with what disputes granted, or an ad-hoc payment. */
export type RefundSubject = 'application_id' | 'adhoc_payment_id';

/** What a business paid by one charge of its payment method, or by all invoices of an organization, in cents. */
export type Paid = Pick<RefundsTable, 'way' | 'charge_key'> & {
  id: number;
  /** Whose invoices they were, which may have the location no more; null for charges. */
  organization_id: number | null;
  cents: number;
};

/** What businesses paid for these subjects: the charge of the work, those of its disputes, and then what was invoiced. */
export async function readPaid(
  database: Database,
  subject: RefundSubject,
  ids: readonly number[],
): Promise<Paid[]> {
  if (ids.length === 0) return [];
  const { rows: charges } = await chargesOf(subject, ids).execute(database);
  return [
    ...charges.map((charge) => ({ ...charge, organization_id: null })),
    ...(await invoiced(database, subject, ids)),
  ];
}

/**
 * The lines on issued invoices, with corrections, by organization. Work has one payer; but before moves were recorded, what
 * was corrected after a move was billed to another one. The corrections of each count with its own lines: one organization
 * gets back no more because of what another was credited, and no less.
 */
async function invoiced(database: Database, subject: RefundSubject, ids: readonly number[]): Promise<Paid[]> {
  let lines = database
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select([`${subject} as id`, 'invoices.organization_id'])
    .select(({ fn }) => fn.sum<number>('invoice_lines.total_cents').as('cents'))
    .where(`invoice_lines.${subject}`, 'in', ids)
    .where('invoices.status', '<>', 'DRAFT')
    .groupBy([subject, 'invoices.organization_id'])
    .orderBy(({ fn }) => fn.min('invoices.id'));
  if (subject === 'application_id') lines = lines.where('adhoc_payment_id', 'is', null);
  const rows = await lines.execute();
  return rows.map(({ id, ...row }) => ({ ...row, id: id ?? 0, way: 'INVOICE', charge_key: null }));
}
