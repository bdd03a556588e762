import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface ReferralCodesTable {
  user_id: number;
  /** Uppercase. */
  code: string;
  created_ts: Timestamp;
}

/** Sign-ups with a referral code. Triggers on gigs set the times of the first posted and the first paid gig. */
export interface ReferralsTable {
  id: Generated<number>;
  referrer_user_id: number;
  referred_user_id: number;
  signed_up_ts: Timestamp;
  first_posted_ts: Timestamp | null;
  rewarded_ts: Timestamp | null;
  /** Whether the rewards of both sides exist. */
  has_rewards: Generated<boolean>;
}

/** The two sides of a referral. */
export const rewardSides = ['REFERRER', 'REFERRED'] as const;

export interface ReferralRewardsTable {
  id: Generated<number>;
  /** Null once the accounts of both sides were merged. */
  referral_id: number | null;
  side: (typeof rewardSides)[number];
  amount_cents: number;
  /** What issued invoices took off. */
  credited_cents: Generated<number>;
  earned_ts: Timestamp;
  /** When what was left of it ended; null while it counts. */
  ended_ts: Timestamp | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    referral_codes: ReferralCodesTable;
    referrals: ReferralsTable;
    referral_rewards: ReferralRewardsTable;
  }
}
