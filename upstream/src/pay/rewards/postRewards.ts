import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { earnRewards } from './earnRewards.ts';
import { endRewards } from './endRewards.ts';

/** Adds rewards to the ledger, and ends those whose referral no longer exists. */
export const postRewards: DueJob = {
  name: 'postRewards',
  work: async (_services, trx, now) => (await earnRewards(trx, now)) + (await endRewards(trx, now)),
};
