import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { instant } from '../../platform/server/parameters.ts';
import { referralRewardCents } from './referralReward.ts';
import { shortName } from './shortName.ts';

const cents = z.int().nonnegative();

/** The response schema of a user's referral code, its referrals and rewards. */
export const ownReferralsSchema = z
  .object({
    code: z.string().nullable().describe('Null until the user asks for one'),
    link: z.url().nullable().describe('Leads to the sign-up with the code'),
    reward_cents: z.int().nonnegative().describe('What both sides receive, off the service fees of invoices'),
    referred_count: z.int().nonnegative().describe('Who signed up with the code'),
    rewarded_count: z.int().nonnegative().describe('How many of them earned the reward'),
    credited_cents: cents.describe('What invoices took off for the rewards of the user, as a referrer'),
    referred_by: z
      .object({
        referrer_name: z.string(),
        signed_up_ts: instant,
        first_posted_ts: instant.nullable(),
        rewarded_ts: instant.nullable(),
        reward_cents: cents.describe('The reward of the user'),
        credited_cents: cents.describe('What invoices took off for it'),
      })
      .nullable()
      .describe('Whose code the user signed up with'),
  })
  .meta({ id: 'OwnReferrals' });

/** A user's referral code, with its referrals and rewards. */
export async function loadOwnReferrals(
  database: Database,
  userId: number,
  webPublicUrl: string,
): Promise<z.output<typeof ownReferralsSchema>> {
  const [own, counts, by] = await Promise.all([
    database.selectFrom('referral_codes').select('code').where('user_id', '=', userId).executeTakeFirst(),
    database
      .selectFrom('referrals')
      .leftJoin('referral_rewards', (join) =>
        join.onRef('referral_id', '=', 'referrals.id').on('side', '=', 'REFERRER'),
      )
      .select(({ fn }) => [
        fn.countAll<number>().as('referred_count'),
        fn.count<number>('rewarded_ts').as('rewarded_count'),
        fn.coalesce(fn.sum<number>('credited_cents'), sql<number>`0`).as('credited_cents'),
      ])
      .where('referrer_user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('referrals')
      .innerJoin('users', 'users.id', 'referrals.referrer_user_id')
      .leftJoin('referral_rewards', (join) =>
        join.onRef('referral_id', '=', 'referrals.id').on('side', '=', 'REFERRED'),
      )
      .select([
        'first_name',
        'last_name',
        'signed_up_ts',
        'first_posted_ts',
        'rewarded_ts',
        'amount_cents',
        'credited_cents',
      ])
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
          reward_cents: by.amount_cents ?? referralRewardCents,
          credited_cents: by.credited_cents ?? 0,
        }
      : null,
  };
}
