import { builder } from '../../platform/schema/builder.ts';
import { InvoiceStatus } from './InvoiceStatus.ts';

export const InvoiceFilterInput = builder.inputType('InvoiceFilter', {
  description: 'Which invoices to list. All conditions apply together.',
  fields: (t) => ({
    statuses: t.field({ type: [InvoiceStatus], description: 'Only invoices in one of these states.' }),
    search: t.string({ description: 'A part of the number, at most 50 characters.' }),
    periodFrom: t.field({ type: 'Date', description: 'Only periods that end on this day or later.' }),
    periodTo: t.field({ type: 'Date', description: 'Only periods that start on this day or earlier.' }),
  }),
});

/** An `InvoiceFilter`. */
export type InvoiceFilter = typeof InvoiceFilterInput.$inferInput | null | undefined;

/** The filter as REST parameters. */
export function invoiceQuery(filter: InvoiceFilter) {
  return {
    status: filter?.statuses?.length ? filter.statuses : null,
    search: filter?.search?.trim() || null,
    period_from: filter?.periodFrom,
    period_to: filter?.periodTo,
  };
}
