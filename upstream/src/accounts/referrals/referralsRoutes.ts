import type { RouteFactory } from '../../platform/server/route.ts';
import { createReferralCode } from './createReferralCode.ts';
import { getOwnReferrals } from './getOwnReferrals.ts';
import { getReferral } from './getReferral.ts';
import { listReferredBusinesses } from './listReferredBusinesses.ts';

/** The routes for referrals, in the order of the documentation. */
export const referralsRoutes: readonly RouteFactory[] = [
  getReferral,
  getOwnReferrals,
  createReferralCode,
  listReferredBusinesses,
];
