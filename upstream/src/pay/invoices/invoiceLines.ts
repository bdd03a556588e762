import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { InvoiceLineResponse } from './invoiceResponse.ts';
import { costLinesOf, inDollars } from './loadInvoices.ts';

/** The lines of an invoice, by the time of the work. */
export const invoiceLines = (database: Database, invoiceId: number) =>
  database
    .selectFrom('invoice_lines')
    .innerJoin('gig_applications', 'gig_applications.id', 'invoice_lines.application_id')
    .innerJoin('gigs', 'gigs.id', 'gig_applications.gig_id')
    .innerJoin('skills', 'skills.id', 'gigs.skill_id')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .innerJoin('locations', 'locations.id', 'invoice_lines.location_id')
    .leftJoin('adhoc_payments', 'adhoc_payments.id', 'invoice_lines.adhoc_payment_id')
    .selectAll('invoice_lines')
    .select([
      'gig_applications.gig_id',
      'gigs.timezone',
      'skills.name as skill_name',
      'pros.display_name as pro_name',
      'locations.name as location_name',
      'adhoc_payments.reason as adhoc_reason',
    ])
    .select(
      sql<boolean>`gig_applications.guaranteed_minutes is not null and invoice_lines.adhoc_payment_id is null`.as(
        'is_late_cancellation',
      ),
    )
    .select((eb) =>
      eb
        .selectFrom('invoice_lines as corrected')
        .innerJoin('invoices', 'invoices.id', 'corrected.invoice_id')
        .select('invoices.number')
        .whereRef('corrected.id', '=', 'invoice_lines.corrects_line_id')
        .as('corrects_number'),
    )
    .where('invoice_lines.invoice_id', '=', invoiceId)
    .orderBy('invoice_lines.work_start_time')
    .orderBy('invoice_lines.id');

type Row = Awaited<ReturnType<ReturnType<typeof invoiceLines>['execute']>>[number];

/** A line as the API sends it. */
export function lineResponse({
  amounts,
  total_cents,
  tax_cents,
  wage_cents,
  ...row
}: Row): InvoiceLineResponse {
  return {
    ...row,
    work_start_time: row.work_start_time.toISOString(),
    work_end_time: row.work_end_time.toISOString(),
    wage_amount: wage_cents === null ? null : inDollars(wage_cents),
    lines: costLinesOf(amounts),
    tax_amount: inDollars(tax_cents),
    total_amount: inDollars(total_cents),
  };
}
