import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { creditDraft } from './creditDraft.ts';
import { sumOfAmounts, totalOf } from './lineAmounts.ts';

/**
 * Brings the credits and the tax of a draft up to date, and stores the sums of its lines in its row, without those that are
 * held back.
 *
 * @returns the total in cents, with tax
 */
export async function sumInvoice(
  trx: Transaction<Tables>,
  invoiceId: number,
  taxPercent: number,
): Promise<number> {
  const lines = await trx
    .selectFrom('invoice_lines')
    .select(['amounts', 'held_reason'])
    .where('invoice_id', '=', invoiceId)
    .execute();
  const billed = lines.filter(({ held_reason }) => held_reason === null);
  const amounts = sumOfAmounts(billed.map((line) => line.amounts));
  const credits = await creditDraft(trx, invoiceId, amounts);
  const taxable = totalOf(amounts) - credits;
  const tax = await taxDraft(trx, invoiceId, taxPercent);
  const total = taxable + tax;
  await trx
    .updateTable('invoices')
    .set({
      amounts: JSON.stringify(amounts),
      total_cents: total,
      tax_percent: taxPercent,
      taxable_cents: taxable,
      tax_cents: tax,
      line_count: billed.length,
      held_count: lines.length - billed.length,
    })
    .where('id', '=', invoiceId)
    .execute();
  return total;
}

/**
 * Rounds the tax of each line and credit to cents, halves up, so that a correction or credit takes off what was added.
 *
 * @returns the tax of the draft, without lines that are held back
 */
async function taxDraft(trx: Transaction<Tables>, invoiceId: number, taxPercent: number): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    with lines as (
      update invoice_lines set tax_cents = round(total_cents * ${taxPercent}::numeric / 100)
      where invoice_id = ${invoiceId} returning tax_cents, held_reason
    ), credits as (
      update invoice_credits set tax_cents = round(cents * ${taxPercent}::numeric / 100)
      where invoice_id = ${invoiceId} returning tax_cents
    )
    select coalesce((select sum(tax_cents) from lines where held_reason is null), 0)
      - coalesce((select sum(tax_cents) from credits), 0) as cents
  `.execute(trx);
  return rows[0]?.cents ?? 0;
}
