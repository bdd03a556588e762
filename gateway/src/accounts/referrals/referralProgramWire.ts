import { z } from 'zod';
import { wireInstant } from '../../platform/schema/wireTime.ts';

const referralFacts = {
  signed_up_ts: wireInstant,
  first_posted_ts: wireInstant.nullish(),
  rewarded_ts: wireInstant.nullish(),
  reward_cents: z.int().nullish(),
  credited_cents: z.int().nullish(),
};

const referralFactsWire = z.object(referralFacts);

/** Whose code a user signed up with. */
const referredByWire = z.object({ referrer_name: z.string(), ...referralFacts });

/** A user's referral code, with its referrals and rewards. */
export const referralProgramWire = z.object({
  code: z.string().nullish(),
  link: z.string().nullish(),
  reward_cents: z.int(),
  referred_count: z.int(),
  rewarded_count: z.int(),
  credited_cents: z.int().nullish(),
  referred_by: referredByWire.nullish(),
});

/** A business that signed up with a referral code. */
export const referredBusinessWire = z.object({
  id: z.int(),
  first_name: z.string(),
  business_name: z.string(),
  ...referralFacts,
});

export type ReferralFactsWire = z.infer<typeof referralFactsWire>;
export type ReferralProgramWire = z.infer<typeof referralProgramWire>;
export type ReferredBusinessWire = z.infer<typeof referredBusinessWire>;
export type ReferredByWire = z.infer<typeof referredByWire>;
