import { returnPath } from '@brigade/domain/accounts/signIn/returnPath.ts';
import { parseReferralCode } from '@brigade/domain/accounts/referrals/parseReferralCode.ts';
import { signUpSteps, type SignUpStep } from './signUpStep.ts';

/** The search params of the sign-up. */
export interface SignUpSearch {
  /** The referral code that led here. */
  readonly ref?: string | undefined;
  /** The database id of the preselected market. */
  readonly market_id?: number | undefined;
  /** Where to navigate after the sign-up. Default "/". */
  readonly returnTo?: string | undefined;
  /** Continues without looking for other accounts of the same person. */
  readonly skipAccountLinking?: 'true' | undefined;
  /** Default: the first step. */
  readonly step?: SignUpStep | undefined;
}

/** Reads it. A `returnTo` that leads off this origin is dropped, and so is what cannot be a code. */
export function signUpSearch(search: Record<string, unknown>): SignUpSearch {
  const path = returnPath(typeof search['returnTo'] === 'string' ? search['returnTo'] : undefined);
  const given = search['market_id'];
  const market = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  return {
    ref: parseReferralCode(search['ref']) ?? undefined,
    market_id: /^[1-9]\d{0,8}$/.test(market) ? Number(market) : undefined,
    returnTo: path === '/' ? undefined : path,
    skipAccountLinking: search['skipAccountLinking'] === 'true' ? 'true' : undefined,
    step: signUpSteps.find((each) => each === search['step']),
  };
}
