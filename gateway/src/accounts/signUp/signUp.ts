import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { errorPaths } from '../../platform/schema/payloadErrorsPlugin.ts';
import { RefusedPayload } from '../../platform/schema/refusedPayload.ts';
import { viewerAfterwards } from '../users/viewerAfterwards.ts';
import { postSignUp } from './accountsApi.ts';
import { managerSkillIdInput, marketIdInput, signUpRules } from './signUpRules.ts';

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

builder.relayMutationField(
  'signUp',
  {
    description: 'Input for signUp, which names the user and the business.',
    inputFields: (t) => ({
      firstName: t.string({ required: true, description: "The user's first name." }),
      lastName: t.string({ required: true, description: "The user's last name." }),
      businessName: t.string({ required: true, description: 'The name of the business.' }),
      email: t.string({
        required: true,
        description: 'The email address. The address used to sign in cannot be changed here.',
      }),
      phoneNumber: t.string({
        required: true,
        description: 'The US phone number, in any format. The number used to sign in cannot be changed here.',
      }),
      marketId: t.id({ description: "The ID of the business's market." }),
      managerSkillId: t.id({ description: 'The ID of the area that the manager is responsible for.' }),
      smsOptIn: t.boolean({ description: 'Whether to send text messages; defaults to false.' }),
      termsVersion: t.string({
        required: true,
        description: 'The version of the terms that was shown. Signing up accepts it.',
      }),
      referralCode: t.string({
        description: 'The referral code, case-insensitive. An unknown code adds a warning to the payload.',
      }),
    }),
    validate: { schema: signUpRules },
  },
  {
    description:
      'Completes a new account: names the user and the business, and accepts the terms. A pro also becomes a staffer.',
    extensions: errorPaths(paths),
    resolve: (_root, { input }, { rest }) =>
      rest.call(postSignUp, {
        body: {
          first_name: input.firstName,
          last_name: input.lastName,
          business_name: input.businessName,
          email: input.email,
          phone_number: input.phoneNumber,
          market_id: input.marketId == null ? null : marketIdInput.keyOf(input.marketId),
          manager_skill_id:
            input.managerSkillId == null ? null : managerSkillIdInput.keyOf(input.managerSkillId),
          sms_opt_in: input.smsOptIn ?? false,
          terms_version: input.termsVersion,
          referral_code: input.referralCode ?? null,
        },
      }),
  },
  {
    description: 'The completed account of the user.',
    outputFields: (t) => ({
      errors: errorsField(t),
      viewer: viewerAfterwards(t),
      warnings: t.stringList({
        description: 'Human-readable warnings about ignored input, such as an unknown referral code.',
        resolve: (payload) =>
          payload instanceof RefusedPayload ? [] : payload.warnings.map(({ message }) => message),
      }),
    }),
  },
);
