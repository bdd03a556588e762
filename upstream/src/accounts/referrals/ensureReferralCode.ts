import type { Database } from '../../platform/database/database.ts';
import { newReferralCode } from './referralCode.ts';

/** Gives a user a referral code, unless they have one. */
export async function ensureReferralCode(trx: Database, userId: number, now: Date): Promise<void> {
  await trx
    .insertInto('referral_codes')
    .values({ user_id: userId, code: newReferralCode(), created_ts: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}
