import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export interface ReferralCodesTable {
  user_id: number;
  /** Uppercase. */
  code: string;
  created_ts: Timestamp;
}

/** Sign-ups with a referral code. Triggers on gigs set the last two columns. */
export interface ReferralsTable {
  id: Generated<number>;
  referrer_user_id: number;
  referred_user_id: number;
  signed_up_ts: Timestamp;
  first_posted_ts: Timestamp | null;
  rewarded_ts: Timestamp | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    referral_codes: ReferralCodesTable;
    referrals: ReferralsTable;
  }
}
