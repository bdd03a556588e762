import { z } from 'zod';

/** Who passed a referral code on. */
export const referralWire = z.object({
  code: z.string(),
  referrer_name: z.string(),
  business_name: z.string(),
  reward: z.string(),
});

export type ReferralWire = z.infer<typeof referralWire>;
