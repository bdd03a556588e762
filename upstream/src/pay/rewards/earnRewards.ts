import type { Transaction } from 'kysely';
import { referralRewardCents } from '../../accounts/referrals/referralReward.ts';
import { rewardSides } from '../../accounts/referrals/referralTables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { batchSize } from '../../platform/dueWork/dueJob.ts';
import { post } from '../ledger/post.ts';
import { rewardEntries } from './rewardEntries.ts';

/**
 * Adds the rewards of both sides of each referral that earned them to the ledger.
 *
 * @returns how many referrals
 */
export async function earnRewards(trx: Transaction<Tables>, now: Date): Promise<number> {
  const referrals = await trx
    .selectFrom('referrals')
    .select(['id', 'rewarded_ts'])
    .where('rewarded_ts', 'is not', null)
    .where('has_rewards', '=', false)
    .orderBy('rewarded_ts')
    .orderBy('id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  if (referrals.length === 0) return 0;
  await trx
    .updateTable('referrals')
    .set({ has_rewards: true })
    .where(
      'id',
      'in',
      referrals.map(({ id }) => id),
    )
    .execute();
  const rewards = await trx
    .insertInto('referral_rewards')
    .values(
      referrals.flatMap(({ id, rewarded_ts }) =>
        rewardSides.map((side) => ({
          referral_id: id,
          side,
          amount_cents: referralRewardCents,
          earned_ts: rewarded_ts ?? now,
        })),
      ),
    )
    .returning(['id', 'amount_cents'])
    .execute();
  await post(
    trx,
    rewards.map(({ id, amount_cents }) => ({
      referral_reward_id: id,
      event: 'REWARDED' as const,
      attempt: 1,
      entries: rewardEntries(amount_cents),
    })),
    now,
  );
  return referrals.length;
}
