import type { Database } from '../../platform/database/database.ts';
import { invalidField } from '../../platform/errors.ts';
import { newReferralCode } from '../referrals/referralCode.ts';
import type { SignUpBody } from './signUpBody.ts';

type Business = Pick<SignUpBody, 'business_name' | 'market_id' | 'manager_skill_id' | 'referral_code'>;

/**
 * Stores a new manager's business profile. An unknown referral code is dropped.
 *
 * @throws ApiError invalid for an unknown market or skill
 */
export async function addManagerProfile(
  trx: Database,
  userId: number,
  { business_name, market_id = null, manager_skill_id = null, referral_code = null }: Business,
  now: Date,
): Promise<{ isReferralUnknown: boolean }> {
  await requireRow(trx, 'markets', market_id, 'market_id');
  await requireRow(trx, 'manager_skills', manager_skill_id, 'manager_skill_id');
  const referrer =
    referral_code === null
      ? undefined
      : await trx
          .selectFrom('manager_profiles')
          .select('id')
          .where('referral_code', '=', referral_code)
          .executeTakeFirst();
  await trx
    .insertInto('manager_profiles')
    .values({
      user_id: userId,
      business_name,
      market_id,
      manager_skill_id,
      referral_code: newReferralCode(),
      referred_by_code: referrer ? referral_code : null,
      created_ts: now,
    })
    .execute();
  return { isReferralUnknown: referral_code !== null && referrer === undefined };
}

async function requireRow(
  trx: Database,
  table: 'markets' | 'manager_skills',
  rowId: number | null,
  target: string,
): Promise<void> {
  if (rowId === null) return;
  const row = await trx.selectFrom(table).select('id').where('id', '=', rowId).executeTakeFirst();
  if (!row) throw invalidField(target, 'Choose one from the list.');
}
