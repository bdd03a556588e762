import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { databaseIdOf } from '../../platform/schema/globalId.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { viewerAfterwards } from '../users/viewerAfterwards.ts';
import { postSignUp } from './accountsApi.ts';
import { signUpRules } from '../signUpRules.ts';

const paths = {
  first_name: ['firstName'],
  last_name: ['lastName'],
  business_name: ['businessName'],
  email: ['email'],
  phone_number: ['phoneNumber'],
  market_id: ['marketId'],
  manager_skill_id: ['managerSkillId'],
  terms_version: ['termsVersion'],
  referral_code: ['referralCode'],
};

const numberIn = (globalId: string | null | undefined, typename: string) =>
  globalId == null ? null : databaseIdOf(globalId, typename);

builder.relayMutationField(
  'signUp',
  {
    description: 'Whose the account is, and for which business.',
    inputFields: (t) => ({
      firstName: t.string({ required: true, description: 'The first name.' }),
      lastName: t.string({ required: true, description: 'The last name.' }),
      businessName: t.string({ required: true, description: 'What the business is called.' }),
      email: t.string({
        required: true,
        description: 'The e-mail address. The one that was used to sign in cannot be changed here.',
      }),
      phoneNumber: t.string({
        required: true,
        description: 'The US phone number, however it is written. As with the e-mail address.',
      }),
      marketId: t.id({ description: 'Where the business is.' }),
      managerSkillId: t.id({ description: 'What the manager looks after.' }),
      smsOptIn: t.boolean({ description: 'Whether text messages are welcome; false when left out.' }),
      termsVersion: t.string({
        required: true,
        description: 'The version of the terms that was shown: signing up accepts it.',
      }),
      referralCode: t.string({
        description:
          'Who referred them, in any case. An unknown code is no obstacle: see the payload’s warnings.',
      }),
    }),
    validate: { schema: signUpRules },
  },
  {
    description:
      'Completes a new account: names the person and the business, and accepts the terms. A pro becomes a staffer too.',
    extensions: errorPaths(paths),
    resolve: (_root, { input }, { rest }) =>
      rest.call(postSignUp, {
        body: {
          first_name: input.firstName,
          last_name: input.lastName,
          business_name: input.businessName,
          email: input.email,
          phone_number: input.phoneNumber,
          market_id: numberIn(input.marketId, 'Market'),
          manager_skill_id: numberIn(input.managerSkillId, 'ManagerSkill'),
          sms_opt_in: input.smsOptIn ?? false,
          terms_version: input.termsVersion,
          referral_code: input.referralCode ?? null,
        },
      }),
  },
  {
    description: 'The account, completed.',
    outputFields: (t) => ({
      errors: errorsField(t),
      viewer: viewerAfterwards(t),
      warnings: t.stringList({
        description: 'What was left out, in words for people: a referral code that nobody has.',
        resolve: (payload) =>
          payload instanceof RefusedPayload ? [] : payload.warnings.map(({ message }) => message),
      }),
    }),
  },
);
