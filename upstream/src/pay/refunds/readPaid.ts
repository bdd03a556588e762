import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { RefundsTable } from './refundTables.ts';

/** What was paid for: the work of an application with what disputes granted, or an ad-hoc payment. */
export type RefundSubject = 'application_id' | 'adhoc_payment_id';

/** Money that a business paid in one way, in cents: by one charge of its payment method, or by invoices. */
export type Paid = Pick<RefundsTable, 'way' | 'charge_key'> & { id: number; cents: number };

/** What businesses paid for these subjects: the charge of the work, those of its disputes, and then what was invoiced. */
export async function readPaid(
  database: Database,
  subject: RefundSubject,
  ids: readonly number[],
): Promise<Paid[]> {
  if (ids.length === 0) return [];
  return [...(await charges(database, subject, ids)), ...(await invoiced(database, subject, ids))];
}

/** The charges that have arrived, under the keys by which the card network knows them. */
async function charges(database: Database, subject: RefundSubject, ids: readonly number[]): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select postings.${sql.ref(subject)} as id, 'PAYMENT_METHOD' as way, entries.cents,
      case
        when postings.adhoc_payment_id is not null then concat('adhoc-', adhoc_payments.id, '-', adhoc_payments.attempt)
        when postings.dispute_id is null then concat('application-', payments.application_id, '-', payments.attempt)
        else concat('dispute-', dispute_payments.dispute_id, '-', dispute_payments.attempt)
      end as charge_key
    from ledger_postings as postings
    join ledger_entries as entries on entries.posting_id = postings.id and entries.account = 'PROCESSOR'
    left join adhoc_payments on adhoc_payments.id = postings.adhoc_payment_id
    left join payments on payments.application_id = postings.application_id and payments.kind = 'CHARGE'
    left join dispute_payments
      on dispute_payments.dispute_id = postings.dispute_id and dispute_payments.kind = 'CHARGE'
    where postings.event = 'CHARGED' and postings.${sql.ref(subject)} = any(${ids})
      and (${subject === 'adhoc_payment_id'} or postings.adhoc_payment_id is null)
    order by postings.dispute_id nulls first
  `.execute(database);
  return rows;
}

/** The lines on issued invoices; work has further ones for corrections. */
async function invoiced(database: Database, subject: RefundSubject, ids: readonly number[]): Promise<Paid[]> {
  let lines = database
    .selectFrom('invoice_lines')
    .innerJoin('invoices', 'invoices.id', 'invoice_lines.invoice_id')
    .select(`${subject} as id`)
    .select(({ fn }) => fn.sum<number>('invoice_lines.total_cents').as('cents'))
    .where(`invoice_lines.${subject}`, 'in', ids)
    .where('invoices.status', '<>', 'DRAFT')
    .groupBy(subject);
  if (subject === 'application_id') lines = lines.where('adhoc_payment_id', 'is', null);
  const rows = await lines.execute();
  return rows.map(({ id, cents }) => ({ id: id ?? 0, way: 'INVOICE', charge_key: null, cents }));
}
