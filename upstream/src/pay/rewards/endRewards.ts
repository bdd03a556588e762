import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { reversed } from '../payments/paymentEntries.ts';
import { post } from '../ledger/post.ts';
import { rewardEntries } from './rewardEntries.ts';

/**
 * Takes back what is left of rewards whose referral ended, because both sides turned out to be one person. What invoices
 * took off stays.
 *
 * @returns how many ended
 */
export async function endRewards(trx: Transaction<Tables>, now: Date): Promise<number> {
  const rewards = await trx
    .selectFrom('referral_rewards')
    .select(['id', 'amount_cents', 'credited_cents'])
    .where('referral_id', 'is', null)
    .where('ended_ts', 'is', null)
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  if (rewards.length === 0) return 0;
  await trx
    .updateTable('referral_rewards')
    .set({ ended_ts: now })
    .where(
      'id',
      'in',
      rewards.map(({ id }) => id),
    )
    .execute();
  await post(
    trx,
    rewards.map(({ id, amount_cents, credited_cents }) => ({
      referral_reward_id: id,
      event: 'REVERSED' as const,
      attempt: 1,
      entries: reversed(rewardEntries(amount_cents - credited_cents)),
    })),
    now,
  );
  return rewards.length;
}
