import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Amount } from '../invoices/invoiceTables.ts';
import { creditLimit } from './creditLimit.ts';
import { lockRewards } from './lockRewards.ts';

/**
 * Takes rewards off a draft with these sums, the oldest first: those of the people who work at its business now.
 *
 * @returns what they take off in all, in cents
 */
export async function creditRewards(
  trx: Transaction<Tables>,
  invoiceId: number,
  amounts: readonly Amount[],
): Promise<number> {
  await trx.deleteFrom('invoice_credits').where('invoice_id', '=', invoiceId).execute();
  const { organization_id } = await trx
    .selectFrom('invoices')
    .select('organization_id')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  let left = creditLimit(amounts);
  const rewards = left === 0 ? [] : await lockRewards(trx, organization_id);
  const credits = rewards.flatMap(({ id, person_name, left_cents }) => {
    const cents = Math.min(left, left_cents);
    left -= cents;
    return cents > 0 ? [{ invoice_id: invoiceId, referral_reward_id: id, person_name, cents }] : [];
  });
  if (credits.length > 0) await trx.insertInto('invoice_credits').values(credits).execute();
  return credits.reduce((sum, { cents }) => sum + cents, 0);
}
