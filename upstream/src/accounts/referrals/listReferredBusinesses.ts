import { z } from 'zod';
import { pageOf, pageSchema, pagingParameters } from '../../platform/paging/page.ts';
import { id, instant } from '../../platform/server/parameters.ts';
import { route } from '../../platform/server/route.ts';
import type { Services } from '../../platform/server/services.ts';
import { referralRewardCents } from './referralReward.ts';

const referredBusinessSchema = z
  .object({
    id,
    first_name: z.string().describe('Of the person who signed up; referrers learn no more of them'),
    business_name: z.string(),
    signed_up_ts: instant,
    first_posted_ts: instant.nullable().describe('When a location of theirs posted its first gig'),
    rewarded_ts: instant.nullable().describe('When such a gig was paid, which earns both sides the reward'),
    reward_cents: z.int().nonnegative().describe("The caller's reward"),
    credited_cents: z.int().nonnegative().describe('What invoices took off for it'),
  })
  .meta({ id: 'ReferredBusiness' });

/** `GET /api/referrals/me/businesses/`: who signed up with the caller's code, newest first. */
export const listReferredBusinesses = ({ database }: Services) =>
  route({
    method: 'GET',
    url: '/api/referrals/me/businesses/',
    access: 'session',
    scope: 'PERSON',
    tags: ['referrals'],
    summary: "List who signed up with the signed-in user's referral code, newest first",
    query: z.strictObject(pagingParameters),
    responses: { 200: pageSchema(referredBusinessSchema) },
    handle: async ({ query, caller, url }) => {
      const businesses = database
        .selectFrom('referrals')
        .innerJoin('users', 'users.id', 'referrals.referred_user_id')
        .innerJoin('manager_profiles', 'manager_profiles.user_id', 'referrals.referred_user_id')
        .leftJoin('referral_rewards', (join) =>
          join.onRef('referral_rewards.referral_id', '=', 'referrals.id').on('side', '=', 'REFERRER'),
        )
        .select([
          'referrals.id',
          'users.first_name',
          'manager_profiles.business_name',
          'referrals.signed_up_ts',
          'referrals.first_posted_ts',
          'referrals.rewarded_ts',
        ])
        .select(['amount_cents', 'credited_cents'])
        .where('referrals.referrer_user_id', '=', caller.userId)
        .orderBy('referrals.signed_up_ts', 'desc')
        .orderBy('referrals.id', 'desc');
      const body = await pageOf({ url, query }, businesses, (rows) =>
        rows.map(({ signed_up_ts, first_posted_ts, rewarded_ts, amount_cents, credited_cents, ...row }) => ({
          ...row,
          signed_up_ts: signed_up_ts.toISOString(),
          first_posted_ts: first_posted_ts?.toISOString() ?? null,
          rewarded_ts: rewarded_ts?.toISOString() ?? null,
          reward_cents: amount_cents ?? referralRewardCents,
          credited_cents: credited_cents ?? 0,
        })),
      );
      return { status: 200, body };
    },
  });
