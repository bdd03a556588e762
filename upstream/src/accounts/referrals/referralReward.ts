/** What the referrer and the referred business each receive, in cents, off the service fees of invoices. */
export const referralRewardCents = 5000;
