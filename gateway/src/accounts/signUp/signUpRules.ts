import { optionalReferralCode } from '@brigade/domain/accounts/referrals/referralCode.ts';
import { profileName } from '@brigade/domain/accounts/users/profileName.ts';
import { email } from '@brigade/domain/platform/validation/email.ts';
import { phone } from '@brigade/domain/platform/validation/phone.ts';
import { requiredText } from '@brigade/domain/platform/validation/requiredText.ts';
import { z } from 'zod';
import { databaseIdInput } from '../../platform/schema/nodeIdInput.ts';

export const marketIdInput = databaseIdInput('Market', 'a market');
export const managerSkillIdInput = databaseIdInput('ManagerSkill', 'a manager skill');

/** The rules of a sign-up, all checked at once. */
export const signUpRules = z.looseObject({
  firstName: profileName,
  lastName: profileName,
  businessName: profileName,
  email,
  phoneNumber: phone,
  marketId: marketIdInput.rule.nullish(),
  managerSkillId: managerSkillIdInput.rule.nullish(),
  termsVersion: requiredText,
  referralCode: optionalReferralCode,
});
