import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { loadOwnReferrals, ownReferralsSchema } from './ownReferrals.ts';

/** `GET /api/referrals/me/`: the caller's referral code, with its referrals and rewards. */
export const getOwnReferrals = ({ database, settings }: Services) =>
  route({
    method: 'GET',
    url: '/api/referrals/me/',
    access: 'session',
    scope: 'PERSON',
    tags: ['referrals'],
    summary: "Get the signed-in user's referral code and rewards",
    responses: { 200: ownReferralsSchema },
    handle: async ({ caller }) => ({
      status: 200,
      body: await loadOwnReferrals(database, caller.userId, settings.webPublicUrl),
    }),
  });
