import { referralCode } from '@brigade/domain/accounts/referrals/referralCode.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getReferral } from './referralsApi.ts';
import type { ReferralWire } from './referralWire.ts';

const Referral = builder.objectRef<ReferralWire>('Referral').implement({
  description: 'The referral that a code represents. Visible to anyone who has the code.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The referral code, in uppercase.' }),
    referrerName: t.exposeString('referrer_name', {
      description: "The referrer's first name and last initial.",
    }),
    businessName: t.exposeString('business_name', { description: "The name of the referrer's business." }),
    reward: t.exposeString('reward', { description: 'A text describing what both sides receive.' }),
  }),
});

builder.queryField('referral', (t) =>
  t.field({
    type: Referral,
    nullable: true,
    skipTypeScopes: true,
    description:
      'The referral for a code. Null for an unknown code, or with the error RATE_LIMITED after too many unknown codes.',
    args: { code: t.arg.string({ required: true, description: 'The referral code, case-insensitive.' }) },
    resolve: async (_root, args, { rest }) => {
      const { success, data: code } = referralCode.safeParse(args.code);
      if (!success) return null;
      try {
        return await rest.call(getReferral, { path: { code } });
      } catch (failure) {
        if (failure instanceof UpstreamRefusal && failure.isNotFound) return null;
        throw failure;
      }
    },
  }),
);
