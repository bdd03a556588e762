import { referralCode } from '@brigade/domain/referrals/referralCode.ts';
import { profileName } from '@brigade/domain/users/profileName.ts';
import { email } from '@brigade/domain/validation/email.ts';
import { phone } from '@brigade/domain/validation/phone.ts';
import * as z from 'zod/mini';
import { formSchema } from '../shell/formSchema.ts';

/** The rules of the step about the person. */
export const youSchema = formSchema({
  firstName: profileName,
  lastName: profileName,
  email,
  phoneNumber: phone,
  smsOptIn: z.boolean(),
});

/** The rules of the step about the business. */
export const businessSchema = formSchema({
  businessName: profileName,
  marketId: z.nullable(z.string()),
  managerSkillId: z.nullable(z.string()),
  referralCode: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => (text.trim() === '' ? null : text)),
    ),
    z.nullable(referralCode),
  ),
});

/** The rules of the last step. */
export const termsSchema = formSchema({
  isAccepted: z.boolean().check(z.refine((isAccepted) => isAccepted, 'Accept the terms to go on')),
});
