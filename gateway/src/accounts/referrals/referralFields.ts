import { referralState, type referralStates } from '@brigade/domain/accounts/referrals/referralState.ts';
import { type BuilderTypes, builder } from '../../platform/schema/builder.ts';
import type { Described } from '../../platform/schema/described.ts';
import type { ReferralFactsWire } from './referralProgramWire.ts';

const ReferralState = builder.enumType('ReferralState', {
  description: 'How far a referral is.',
  values: {
    SIGNED_UP: { description: 'The business signed up.' },
    POSTED: { description: 'The business posted its first gig.' },
    REWARDED: { description: 'A gig of the business was paid: both sides earned the reward.' },
  } satisfies Described<typeof referralStates>,
});

/** How far a referral is, and since when. */
export function referralFields<Facts extends ReferralFactsWire>(
  t: PothosSchemaTypes.ObjectFieldBuilder<BuilderTypes, Facts>,
) {
  return {
    state: t.field({
      type: ReferralState,
      description: 'How far the referral is.',
      resolve: ({ first_posted_ts, rewarded_ts }) =>
        referralState({ hasPosted: first_posted_ts != null, isRewarded: rewarded_ts != null }),
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
