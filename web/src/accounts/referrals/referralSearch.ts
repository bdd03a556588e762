import { parseReferralCode } from '@brigade/domain/accounts/referrals/parseReferralCode.ts';

/** The query of the page that a referral leads to. */
export interface ReferralSearch {
  readonly ref?: string | undefined;
}

/** Reads it. What cannot be a code is dropped: it must be in nobody's way. */
export function referralSearch({ ref }: Record<string, unknown>): ReferralSearch {
  return { ref: parseReferralCode(ref) ?? undefined };
}
