import { referralCode } from '@brigade/domain/accounts/referrals/referralCode.ts';
import { profileName } from '@brigade/domain/accounts/users/profileName.ts';
import { email } from '@brigade/domain/platform/validation/email.ts';
import { phone } from '@brigade/domain/platform/validation/phone.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';

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
  isAccepted: z.boolean().check(z.refine((isAccepted) => isAccepted, 'Accept the terms to continue')),
});
