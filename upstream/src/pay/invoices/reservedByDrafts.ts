import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * What drafts take off for each of these rewards or refunds, in cents. Read it once they are locked: until then another
 * draft may reserve more.
 */
export async function reservedByDrafts(
  trx: Transaction<Tables>,
  subject: 'referral_reward_id' | 'refund_id',
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('invoice_credits')
    .innerJoin('invoices', 'invoices.id', 'invoice_credits.invoice_id')
    .select(`${subject} as id`)
    .select(({ fn }) => fn.sum<number>('cents').as('cents'))
    .where(subject, 'in', ids)
    .where('status', '=', 'DRAFT')
    .groupBy(subject)
    .execute();
  return new Map(rows.map(({ id, cents }) => [id ?? 0, cents]));
}
