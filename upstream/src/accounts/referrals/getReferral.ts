import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { findReferrer } from './findReferrer.ts';
import { referralCode } from './referralCode.ts';
import { referralRewardCents } from './referralReward.ts';
import { shortName } from './shortName.ts';

const reward = `You both get $${referralRewardCents / 100} off service fees, once your first shift is paid.`;

/** `GET /api/auth/referrals/{code}/`: the referrer of a code, for a visitor without an account. */
export const getReferral = ({ database, clock }: Services) =>
  route({
    method: 'GET',
    url: '/api/auth/referrals/:code/',
    access: 'public',
    tags: ['auth'],
    summary: 'Get the referrer of a code and the reward',
    params: z.object({ code: referralCode }),
    responses: {
      200: z.object({
        code: z.string(),
        referrer_name: z.string().describe('First name and initial, since the page is public'),
        business_name: z.string(),
        reward: z.string(),
      }),
    },
    errors: [404, 429],
    handle: async ({ params: { code }, network }) => {
      const referrer = await findReferrer(database, { code, network, now: clock.systemNow() });
      if (!referrer) throw notFound('referral code');
      const { business_name } = referrer;
      return { status: 200, body: { code, referrer_name: shortName(referrer), business_name, reward } };
    },
  });
