import { referralCode } from '@brigade/domain/accounts/referrals/referralCode.ts';
import { UpstreamRefusal } from '../../platform/rest/restError.ts';
import { builder } from '../../platform/schema/builder.ts';
import { getReferral } from './referralsApi.ts';
import type { ReferralWire } from './referralWire.ts';

const Referral = builder.objectRef<ReferralWire>('Referral').implement({
  description: 'What a referral code stands for. Anybody who has the code may see it.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The code, in capital letters.' }),
    referrerName: t.exposeString('referrer_name', {
      description: 'Who passed it on: first name and initial.',
    }),
    businessName: t.exposeString('business_name', { description: 'The business that they work for.' }),
    reward: t.exposeString('reward', { description: 'What both get for it, in words.' }),
  }),
});

builder.queryField('referral', (t) =>
  t.field({
    type: Referral,
    nullable: true,
    skipTypeScopes: true,
    description: 'Who passed a referral code on; null for a code that nobody has.',
    args: { code: t.arg.string({ required: true, description: 'The code, in any case.' }) },
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
