import type { LateRefusal } from '../chargeOutcome.ts';

/** The payout accounts of the sandbox that a bank refuses to pay to. */
export type RefusedPayoutAccount = 'REFUSED' | 'CLOSED';

/** All payout accounts of the sandbox: one that works, none at all, and those that a bank refuses to pay to. */
export const testPayoutAccounts = ['SUCCESS', 'NONE', 'REFUSED', 'CLOSED'] as const;

/** Whether a payout to this account fails now: a closed one at once, and a refusing one when the money would arrive. */
export function refusalOfAccount(
  account: RefusedPayoutAccount | undefined,
  { isArriving }: { isArriving: boolean },
): LateRefusal | null {
  if (account === 'CLOSED') return 'PAYOUT_ACCOUNT_CLOSED';
  return account === 'REFUSED' && isArriving ? 'PAYOUT_REFUSED' : null;
}
