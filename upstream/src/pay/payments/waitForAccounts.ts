import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/**
 * Which of these pros have no payout account. Locks them, so that none gets one before the payouts wait: the database makes
 * waiting payouts due when it does.
 */
export async function prosWithoutAccount(
  trx: Transaction<Tables>,
  proIds: readonly number[],
): Promise<Set<number>> {
  if (proIds.length === 0) return new Set();
  const pros = await trx
    .selectFrom('pros')
    .select('id')
    .where('id', 'in', [...new Set(proIds)])
    .where('has_stripe_id', '=', false)
    .orderBy('id')
    .forShare()
    .execute();
  return new Set(pros.map(({ id }) => id));
}
