import { Money, usdOf } from '../../platform/money/Money.ts';
import { builder } from '../../platform/schema/builder.ts';
import { User } from '../users/User.ts';
import { referralFields } from './referralFields.ts';
import type { ReferralProgramWire, ReferredByWire } from './referralProgramWire.ts';
import { getReferralProgram } from './referralsApi.ts';

const ReferredBy = builder.objectRef<ReferredByWire>('ReferredBy').implement({
  description: 'The referral with which a user signed up.',
  fields: (t) => ({
    referrerName: t.exposeString('referrer_name', {
      description: "The referrer's first name and last initial.",
    }),
    ...referralFields(t),
  }),
});

const ReferralProgram = builder.objectRef<ReferralProgramWire>('ReferralProgram').implement({
  description: "A user's referral code, with its referrals and rewards.",
  fields: (t) => ({
    code: t.exposeString('code', {
      nullable: true,
      description: 'The code that the user passes on; null until an invited user creates one.',
    }),
    link: t.exposeString('link', {
      nullable: true,
      description: 'The URL that leads to the sign-up with the code; null without a code.',
    }),
    reward: t.field({
      type: Money,
      description:
        'What the referrer and the referred business each receive, off the service fees of their invoices.',
      resolve: ({ reward_cents }) => usdOf(reward_cents),
    }),
    signedUpCount: t.exposeInt('referred_count', {
      description: 'The number of businesses that signed up with the code.',
    }),
    rewardedCount: t.exposeInt('rewarded_count', {
      description: 'The number of businesses that earned both sides the reward.',
    }),
    earned: t.field({
      type: Money,
      description: 'The sum of the rewards that the user earned as a referrer.',
      resolve: ({ reward_cents, rewarded_count }) => usdOf(reward_cents * rewarded_count),
    }),
    credited: t.field({
      type: Money,
      nullable: true,
      description:
        "The amount of the user's rewards as a referrer that issued invoices have credited. Null if the " +
        'REST API does not say.',
      resolve: ({ credited_cents }) => (credited_cents == null ? null : usdOf(credited_cents)),
    }),
    referredBy: t.expose('referred_by', {
      type: ReferredBy,
      nullable: true,
      description: 'The referral with which the user signed up; null without one.',
    }),
  }),
});

builder.objectField(User, 'referralProgram', (t) =>
  t.field({
    type: ReferralProgram,
    nullable: true,
    description: "The viewer's referral code, with its referrals and rewards. Costs one upstream call.",
    resolve: (_user, _args, { rest }) => rest.call(getReferralProgram),
  }),
);
