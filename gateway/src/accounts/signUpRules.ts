import { optionalReferralCode } from '@brigade/domain/accounts/referrals/referralCode.ts';
import { profileName } from '@brigade/domain/accounts/users/profileName.ts';
import { email } from '@brigade/domain/platform/validation/email.ts';
import { phone } from '@brigade/domain/platform/validation/phone.ts';
import { requiredText } from '@brigade/domain/platform/validation/requiredText.ts';
import { z } from 'zod';
import { databaseIdOf } from '../platform/schema/globalId.ts';

const idOf = (typename: string, noun: string) =>
  z.nullish(
    z.string().refine((id) => databaseIdOf(id, typename) !== null, `This is not the id of a ${noun}`),
  );

/** The rules of a sign-up, all checked at once. */
export const signUpRules = z.looseObject({
  firstName: profileName,
  lastName: profileName,
  businessName: profileName,
  email,
  phoneNumber: phone,
  marketId: idOf('Market', 'market'),
  managerSkillId: idOf('ManagerSkill', 'manager skill'),
  termsVersion: requiredText,
  referralCode: optionalReferralCode,
});
