/** What the referrer and the referred business each receive, in cents, off a service fee. */
export const referralRewardCents = 5000;
