import { endpoint, shape } from '../../platform/rest/endpoint.ts';
import { paged, type PageQuery } from '../../platform/rest/paged.ts';
import { referralProgramWire, referredBusinessWire } from './referralProgramWire.ts';
import { referralWire } from './referralWire.ts';

/** Who passed a referral code on. */
export const getReferral = endpoint({
  name: 'getReferral',
  method: 'GET',
  path: '/auth/referrals/{code}/',
  response: referralWire,
});

/** The user's referral code, with its referrals and rewards. */
export const getReferralProgram = endpoint({
  name: 'getReferralProgram',
  method: 'GET',
  path: '/referrals/me/',
  response: referralProgramWire,
});

/** Gives the user a referral code, unless they have one. */
export const postReferralCode = endpoint({
  name: 'postReferralCode',
  method: 'POST',
  path: '/referrals/me/',
  response: referralProgramWire,
});

/** Who signed up with the user's code, newest first. */
export const listReferredBusinesses = endpoint({
  name: 'listReferredBusinesses',
  method: 'GET',
  path: '/referrals/me/businesses/',
  query: shape<PageQuery>(),
  response: paged(referredBusinessWire),
});
