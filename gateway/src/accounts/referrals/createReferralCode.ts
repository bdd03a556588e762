import { builder } from '../../platform/schema/builder.ts';
import { errorsField } from '../../platform/schema/errorsField.ts';
import { viewerAfterwards } from '../users/viewerAfterwards.ts';
import { postReferralCode } from './referralsApi.ts';

builder.relayMutationField(
  'createReferralCode',
  { description: 'Input for createReferralCode, which needs none.', inputFields: () => ({}) },
  {
    description:
      'Gives the viewer a referral code. Sign-up creates one; this is for users who were invited. Changes nothing for ' +
      'viewers who have one.',
    resolve: async (_root, _args, { rest }) => {
      await rest.call(postReferralCode);
      return {};
    },
  },
  {
    description: 'Return type of createReferralCode.',
    outputFields: (t) => ({ errors: errorsField(t), viewer: viewerAfterwards(t) }),
  },
);
