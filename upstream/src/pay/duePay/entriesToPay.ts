import { hoursToPay } from '../hours/hoursToPay.ts';
import type { Entries } from '../ledger/post.ts';
import { extrasOf } from '../payments/extrasOf.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { paymentAmounts } from '../payments/paymentAmounts.ts';
import { entriesOfAmounts } from '../payments/paymentEntries.ts';

/** What work owes now, and what its last attempt owed; undefined without one. */
export type Debts = { owed: Entries | undefined; earlier: Entries | undefined };

/** What was submitted for work, or what paying it now posts. */
export function entriesToPay(work: PayableWork, { owed, earlier }: Debts): Entries {
  return owed ?? entriesOfAmounts(paymentAmounts(work, hoursToPay(work), extrasOf(work, undefined, earlier)));
}
