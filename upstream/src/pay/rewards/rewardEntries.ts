import type { Entries } from '../ledger/post.ts';

/** A reward is paid by the platform and lowers what a business owes. */
export function rewardEntries(cents: number): Entries {
  return { REFERRAL_REWARDS: cents, BUSINESS_RECEIVABLE: -cents };
}
