import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { ensureReferralCode } from './ensureReferralCode.ts';
import { loadOwnReferrals, ownReferralsSchema } from './ownReferrals.ts';

/** `POST /api/referrals/me/`: gives the caller a referral code. */
export const createReferralCode = ({ database, clock, settings }: Services) =>
  route({
    method: 'POST',
    url: '/api/referrals/me/',
    access: 'staffer',
    scope: 'PERSON',
    tags: ['referrals'],
    summary: 'Create a referral code for the signed-in user',
    description:
      'Sign-up creates one; this is for users who were invited. Changes nothing for those who have one.',
    responses: { 200: ownReferralsSchema },
    handle: async ({ caller: { userId } }) => {
      await ensureReferralCode(database, userId, clock.now());
      return { status: 200, body: await loadOwnReferrals(database, userId, settings.webPublicUrl) };
    },
  });
