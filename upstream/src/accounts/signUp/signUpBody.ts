import { z } from 'zod';
import { emailAddress, phoneNumber } from '../../platform/outbox/address.ts';
import { referralCode } from '../referrals/referralCode.ts';
import { id } from '../../platform/server/parameters.ts';
import { personName } from '../users/personName.ts';

/** The details that a user enters at sign-up. */
export const signUpBody = z.strictObject({
  first_name: personName,
  last_name: personName,
  business_name: personName,
  email: emailAddress,
  phone_number: phoneNumber,
  market_id: id.nullish(),
  manager_skill_id: id.nullish().describe("The manager's responsibility"),
  sms_opt_in: z.boolean().default(false),
  terms_version: z
    .string()
    .min(1, 'This field is required')
    .describe('The current version of the terms, which the user accepts'),
  referral_code: referralCode.nullish().describe('An unknown code is dropped with a warning in the response'),
});

/** The details that a user enters at sign-up. */
export type SignUpBody = z.output<typeof signUpBody>;
