import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { instant } from '../../platform/server/parameters.ts';
import { referralRewardCents } from './referralReward.ts';
import { shortName } from './shortName.ts';

/** The response schema of a user's referral code and of what came of it. */
export const ownReferralsSchema = z
  .object({
    code: z.string().nullable().describe('Null until the user asks for one'),
    link: z.url().nullable().describe('Leads to the sign-up with the code'),
    reward_cents: z.int().nonnegative().describe('What both sides receive, off a service fee'),
    referred_count: z.int().nonnegative().describe('Who signed up with the code'),
    rewarded_count: z.int().nonnegative().describe('How many of them earned the reward'),
    referred_by: z
      .object({
        referrer_name: z.string(),
        signed_up_ts: instant,
        first_posted_ts: instant.nullable(),
        rewarded_ts: instant.nullable(),
      })
      .nullable()
      .describe('Whose code the user signed up with'),
  })
  .meta({ id: 'OwnReferrals' });

/** A user's referral code, and what came of it. */
export async function loadOwnReferrals(
  database: Database,
  userId: number,
  webPublicUrl: string,
): Promise<z.output<typeof ownReferralsSchema>> {
  const [own, counts, by] = await Promise.all([
    database.selectFrom('referral_codes').select('code').where('user_id', '=', userId).executeTakeFirst(),
    database
      .selectFrom('referrals')
      .select(({ fn }) => [
        fn.countAll<number>().as('referred_count'),
        fn.count<number>('rewarded_ts').as('rewarded_count'),
      ])
      .where('referrer_user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('referrals')
      .innerJoin('users', 'users.id', 'referrals.referrer_user_id')
      .select(['first_name', 'last_name', 'signed_up_ts', 'first_posted_ts', 'rewarded_ts'])
      .where('referred_user_id', '=', userId)
      .executeTakeFirst(),
  ]);
  return {
    code: own?.code ?? null,
    link: own ? `${webPublicUrl}/auth/referral?ref=${own.code}` : null,
    reward_cents: referralRewardCents,
    ...counts,
    referred_by: by
      ? {
          referrer_name: shortName(by),
          signed_up_ts: by.signed_up_ts.toISOString(),
          first_posted_ts: by.first_posted_ts?.toISOString() ?? null,
          rewarded_ts: by.rewarded_ts?.toISOString() ?? null,
        }
      : null,
  };
}
