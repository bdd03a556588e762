import { connection, makeViewer, type Page } from './world.ts';

const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });

/** A referral program with a code, of which nothing came yet; `facts` replace what a test is about. */
export function makeReferralProgram(facts: Record<string, unknown> = {}) {
  return {
    __typename: 'ReferralProgram',
    code: 'MORGAN-26',
    link: 'https://app.brigade.example/auth/referral?ref=MORGAN-26',
    reward: usd(5000),
    signedUpCount: 0,
    rewardedCount: 0,
    earned: usd(0),
    credited: usd(0),
    referredBy: null,
    ...facts,
  };
}

/** A business that signed up on November 2, 2026. */
export function makeReferredBusiness(databaseId: number, facts: Record<string, unknown> = {}) {
  return {
    __typename: 'ReferredBusiness',
    databaseId,
    firstName: `Kim ${databaseId}`,
    businessName: `Bistro ${databaseId}`,
    state: 'SIGNED_UP',
    signedUpAt: '2026-11-02T15:00:00Z',
    firstPostedAt: null,
    rewardedAt: null,
    rewardState: 'NOT_EARNED',
    credited: usd(0),
    ...facts,
  };
}

/** A viewer with these referrals. */
export function makeReferrer(
  businesses: readonly object[] = [],
  facts: Record<string, unknown> = {},
): ReturnType<typeof makeViewer> {
  return makeViewer({
    referralProgram: makeReferralProgram(facts),
    referredBusinesses: (page: Page) => connection(businesses, page),
  });
}
