import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { creditDraft } from './creditDraft.ts';
import { sumOfAmounts, totalOf } from './lineAmounts.ts';

/**
 * Brings the credits of a draft up to date, and stores the sums of its lines in its row, without those that are held back.
 *
 * @returns the total in cents
 */
export async function sumInvoice(trx: Transaction<Tables>, invoiceId: number): Promise<number> {
  const lines = await trx
    .selectFrom('invoice_lines')
    .select(['amounts', 'held_reason'])
    .where('invoice_id', '=', invoiceId)
    .execute();
  const billed = lines.filter(({ held_reason }) => held_reason === null);
  const amounts = sumOfAmounts(billed.map((line) => line.amounts));
  const credits = await creditDraft(trx, invoiceId, amounts);
  const total = totalOf(amounts) - credits;
  await trx
    .updateTable('invoices')
    .set({
      amounts: JSON.stringify(amounts),
      total_cents: total,
      line_count: billed.length,
      held_count: lines.length - billed.length,
    })
    .where('id', '=', invoiceId)
    .execute();
  return total;
}
