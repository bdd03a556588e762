import { z } from 'zod';

/** What a sign-up sends. Null and missing are the same. */
export interface SignUpBody {
  readonly first_name: string;
  readonly last_name: string;
  readonly business_name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly market_id: number | null;
  readonly manager_skill_id: number | null;
  readonly sms_opt_in: boolean;
  readonly terms_version: string;
  readonly referral_code: string | null;
}

/** What a sign-up left out, beside the account itself. */
export const signedUpWire = z.object({
  warnings: z.array(z.object({ message: z.string(), target: z.string().nullish() })).default([]),
});
