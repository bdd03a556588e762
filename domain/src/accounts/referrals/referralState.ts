/** How far a referral is, in this order. */
export const referralStates = ['SIGNED_UP', 'POSTED', 'REWARDED'] as const;

export type ReferralState = (typeof referralStates)[number];

interface ReferralFacts {
  /** Whether a location of the referred business has posted a gig. */
  readonly hasPosted: boolean;
  /** Whether such a gig was paid. */
  readonly isRewarded: boolean;
}

/** How far a referral is: both sides earn the reward with the first paid gig. */
export function referralState({ hasPosted, isRewarded }: ReferralFacts): ReferralState {
  if (isRewarded) return 'REWARDED';
  return hasPosted ? 'POSTED' : 'SIGNED_UP';
}
