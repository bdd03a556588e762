import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { lockRefunds } from '../refunds/lockRefunds.ts';
import { lockRewards } from '../rewards/lockRewards.ts';
import { mostCredit, mostReward } from './creditLimits.ts';
import type { Amount } from './invoiceTables.ts';

type Open = { id: number; person_name: string; left_cents: number };

/**
 * Takes refunds and rewards off a draft with these sums, the oldest first: the refunds of its location, and then the
 * rewards of the people who work at its business now.
 *
 * @returns what they take off in all, in cents
 */
export async function creditDraft(
  trx: Transaction<Tables>,
  invoiceId: number,
  amounts: readonly Amount[],
): Promise<number> {
  await trx.deleteFrom('invoice_credits').where('invoice_id', '=', invoiceId).execute();
  const invoice = await trx
    .selectFrom('invoices')
    .select(['organization_id', 'location_id'])
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow();
  const limit = mostCredit(amounts);
  if (limit === 0) return 0;
  const refunds = spread(await lockRefunds(trx, invoice), limit);
  const rewardLimit = Math.min(mostReward(amounts), limit - totalOf(refunds));
  const rewards =
    rewardLimit === 0 ? [] : spread(await lockRewards(trx, invoice.organization_id), rewardLimit);
  const credits = [
    ...refunds.map(({ id, ...credit }) => ({ ...credit, refund_id: id, referral_reward_id: null })),
    ...rewards.map(({ id, ...credit }) => ({ ...credit, refund_id: null, referral_reward_id: id })),
  ].map((credit) => ({ ...credit, invoice_id: invoiceId }));
  if (credits.length > 0) await trx.insertInto('invoice_credits').values(credits).execute();
  return totalOf(credits);
}

/** What is taken off for each, up to a limit. */
function spread(open: readonly Open[], limit: number) {
  let left = limit;
  return open.flatMap(({ id, person_name, left_cents }) => {
    const cents = Math.min(left, left_cents);
    left -= cents;
    return cents > 0 ? [{ id, person_name, cents }] : [];
  });
}

const totalOf = (credits: readonly { cents: number }[]) => credits.reduce((sum, { cents }) => sum + cents, 0);
