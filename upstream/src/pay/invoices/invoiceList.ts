import { z } from 'zod';
import { containsPattern } from '../../platform/database/containsPattern.ts';
import type { Database } from '../../platform/database/database.ts';
import { pagingParameters } from '../../platform/paging/page.ts';
import { dateParameter, listParameter } from '../../platform/server/parameters.ts';
import { invoiceStatuses } from './invoiceTables.ts';

/** The query parameters of a list of invoices. */
export const invoiceListQuery = z.strictObject({
  ...pagingParameters,
  status: listParameter(z.enum(invoiceStatuses)).optional(),
  period_from: dateParameter.optional().describe('Periods that end on this day or later'),
  period_to: dateParameter.optional().describe('Periods that start on this day or earlier'),
  search: z.string().trim().max(50).optional().describe('A part of the number'),
});

type InvoiceListQuery = z.output<typeof invoiceListQuery>;

/** The filtered invoices, the latest period first. */
export function invoiceList(
  database: Database,
  { status, period_from: from, period_to: to, search }: InvoiceListQuery,
) {
  let invoices = database
    .selectFrom('invoices')
    .select('invoices.id')
    .orderBy('invoices.period_end', 'desc')
    .orderBy('invoices.id', 'desc');
  if (status !== undefined) invoices = invoices.where('invoices.status', 'in', status);
  if (from !== undefined) invoices = invoices.where('invoices.period_end', '>=', from);
  if (to !== undefined) invoices = invoices.where('invoices.period_start', '<=', to);
  if (search) invoices = invoices.where('invoices.number', 'ilike', containsPattern(search));
  return invoices;
}
