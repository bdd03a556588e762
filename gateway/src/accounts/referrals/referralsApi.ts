import { endpoint } from '../../platform/rest/endpoint.ts';
import { referralWire } from './referralWire.ts';

/** Who passed a referral code on. */
export const getReferral = endpoint({
  name: 'getReferral',
  method: 'GET',
  path: '/auth/referrals/{code}/',
  response: referralWire,
});
