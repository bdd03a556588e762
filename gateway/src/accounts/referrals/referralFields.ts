import { referralState, type referralStates } from '@brigade/domain/accounts/referrals/referralState.ts';
import { rewardState, type rewardStates } from '@brigade/domain/accounts/referrals/rewardState.ts';
import { Money, usdOf } from '../../platform/money/Money.ts';
import { type BuilderTypes, builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { ReferralFactsWire } from './referralProgramWire.ts';

const ReferralState = builder.enumType('ReferralState', {
  description: 'The state of a referral.',
  values: {
    SIGNED_UP: { description: 'The business signed up.' },
    POSTED: { description: 'The business posted its first gig.' },
    REWARDED: { description: 'A gig of the business was paid: both sides earned the reward.' },
  } satisfies Described<typeof referralStates>,
});

const RewardState = builder.enumType('ReferralRewardState', {
  description: 'The state of the reward of one side of a referral.',
  values: {
    NOT_EARNED: { description: 'No gig of the business was paid yet.' },
    EARNED: { description: 'The reward was earned: the next invoice credits it against its service fees.' },
    PARTLY_CREDITED: {
      description: 'Invoices have credited a part of the reward, because their service fees were lower.',
    },
    CREDITED: { description: 'Invoices have credited the whole reward.' },
  } satisfies Described<typeof rewardStates>,
});

/** How far a referral is, since when, and the state of the reward of the user. */
export function referralFields<Facts extends ReferralFactsWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Facts>,
) {
  return {
    state: t.field({
      type: ReferralState,
      description: 'The state of the referral.',
      resolve: ({ first_posted_ts, rewarded_ts }) =>
        referralState({ hasPosted: first_posted_ts != null, isRewarded: rewarded_ts != null }),
    }),
    rewardState: t.field({
      type: RewardState,
      nullable: true,
      description:
        "The state of the viewer's reward. Null if the REST API does not say what invoices have credited.",
      resolve: ({ rewarded_ts, reward_cents, credited_cents }) =>
        reward_cents == null || credited_cents == null
          ? null
          : rewardState({
              isEarned: rewarded_ts != null,
              rewardCents: reward_cents,
              creditedCents: credited_cents,
            }),
    }),
    credited: t.field({
      type: Money,
      nullable: true,
      description:
        "The amount of the viewer's reward that issued invoices have credited. Null if the REST API does " +
        'not say.',
      resolve: ({ credited_cents }) => (credited_cents == null ? null : usdOf(credited_cents)),
    }),
    signedUpAt: t.field({
      type: 'DateTime',
      description: 'When the business signed up, in UTC.',
      resolve: ({ signed_up_ts }) => signed_up_ts,
    }),
    firstPostedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the business posted its first gig, in UTC; null before.',
      resolve: ({ first_posted_ts }) => first_posted_ts,
    }),
    rewardedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When both sides earned the reward, in UTC; null before.',
      resolve: ({ rewarded_ts }) => rewarded_ts,
    }),
  };
}
