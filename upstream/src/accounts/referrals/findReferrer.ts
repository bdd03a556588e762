import { countMisses } from '../../platform/codeMisses/countMisses.ts';
import type { Database } from '../../platform/database/database.ts';

/** A referral code that a client entered or guessed. */
export type ReferralLookup = { code: string; network: string; now: Date };

/**
 * Looks up the owner of a referral code and counts unknown codes.
 *
 * @returns undefined for an unknown code
 * @throws ApiError throttled after too many unknown codes, even for a known one
 */
export async function findReferrer(database: Database, { code, network, now }: ReferralLookup) {
  const referrer = await database
    .selectFrom('manager_profiles')
    .innerJoin('users', 'users.id', 'manager_profiles.user_id')
    .select(['users.first_name', 'users.last_name', 'manager_profiles.business_name'])
    .where('manager_profiles.referral_code', '=', code)
    .executeTakeFirst();
  await countMisses(database, { kind: 'referral', network, now }, referrer !== undefined);
  return referrer;
}
