import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import { findReferrer, type ReferralLookup, type Referrer } from './findReferrer.ts';

type SignUpReferral = {
  /** Null without a referrer: a code that does not count never prevents a sign-up. */
  referrerId: number | null;
  warnings: { code: string; message: string; target: string }[];
};

/** Who referred a user that signs up, and what is wrong with the code that they entered. */
export async function referrerAtSignUp(
  database: Database,
  userId: number,
  { code, ...lookup }: Omit<ReferralLookup, 'code'> & { code: string | null },
): Promise<SignUpReferral> {
  if (code === null) return { referrerId: null, warnings: [] };
  const referrer = await findUnlessThrottled(database, { code, ...lookup });
  if (!referrer)
    return ignored('unknown_referral_code', 'This referral code does not exist, so it was ignored.');
  if (referrer.id === userId)
    return ignored('own_referral_code', 'This is your own referral code, so it was ignored.');
  return { referrerId: referrer.id, warnings: [] };
}

const ignored = (code: string, message: string): SignUpReferral => ({
  referrerId: null,
  warnings: [{ code, message, target: 'referral_code' }],
});

/** After too many unknown codes, a code counts as unknown. */
async function findUnlessThrottled(
  database: Database,
  lookup: ReferralLookup,
): Promise<Referrer | undefined> {
  try {
    return await findReferrer(database, lookup);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'throttled') return undefined;
    throw error;
  }
}
