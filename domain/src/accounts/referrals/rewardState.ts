/** How far the reward of one side of a referral is, in this order. */
export const rewardStates = ['NOT_EARNED', 'EARNED', 'PARTLY_CREDITED', 'CREDITED'] as const;

export type RewardState = (typeof rewardStates)[number];

interface RewardFacts {
  /** Whether a gig of the referred business was paid. */
  readonly isEarned: boolean;
  readonly rewardCents: number;
  /** What issued invoices took off. */
  readonly creditedCents: number;
}

/** How far a reward is: invoices take it off their service fees, over several where one has too few. */
export function rewardState({ isEarned, rewardCents, creditedCents }: RewardFacts): RewardState {
  if (!isEarned) return 'NOT_EARNED';
  if (creditedCents >= rewardCents) return 'CREDITED';
  return creditedCents > 0 ? 'PARTLY_CREDITED' : 'EARNED';
}
