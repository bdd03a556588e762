import { parseReferralCode } from '@brigade/domain/accounts/referrals/parseReferralCode.ts';

/** The query of the page that a referral leads to. */
export interface ReferralSearch {
  readonly ref?: string | undefined;
}

/** Parses the search. An invalid code is dropped, so that it does not prevent a sign-up. */
export function referralSearch({ ref }: Record<string, unknown>): ReferralSearch {
  return { ref: parseReferralCode(ref) ?? undefined };
}
