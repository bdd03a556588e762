import type { Insertable } from 'kysely';
import type { Amount, InvoiceLinesTable } from './invoiceTables.ts';

/** A line before it is on an invoice. */
export type NewLine = Omit<
  Insertable<InvoiceLinesTable>,
  'invoice_id' | 'amounts' | 'held_reason' | 'earlier_held_reason'
> & {
  amounts: Amount[];
};
