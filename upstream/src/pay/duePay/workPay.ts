import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import { automaticApprovalOf } from '../payments/automaticApproval.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { promisedCents } from '../payments/paymentAmounts.ts';
import { linesOfEntries, payoutOf } from '../payments/paymentEntries.ts';
import { billedElsewhere, mayAdd } from '../payments/requireMayAdd.ts';
import { isPayable } from '../payments/requirePayable.ts';
import type { Refundable } from '../refunds/readRefundable.ts';
import { refundStateOf } from '../refunds/refundState.ts';
import { type Debts, entriesToPay } from './entriesToPay.ts';
import type { WorkPayResponse } from './duePayResponse.ts';

type Known = Debts & {
  application: ApplicationResponse;
  /** Whether the card network charges payment methods here. */
  canCharge: boolean;
  refundable: Refundable;
  caller: Caller;
  now: Date;
};

/** The pay of one pro: what was submitted, or what paying now costs. */
export function workPayOf(
  work: PayableWork,
  { application, owed, earlier, canCharge, refundable, caller, now }: Known,
): WorkPayResponse {
  const hours = hoursToPay(work, { isGeoFlagged: (application.flagged_geo_log_count ?? 0) > 0 });
  const entries = entriesToPay(work, { owed, earlier });
  return {
    application,
    ...hours,
    bonus_amount: inDollars(-(entries.BONUS ?? 0)),
    promised_bonus_amount: inDollars(promisedCents(work, hours.minutes_to_pay)),
    tip_amount: inDollars(-(entries.TIP ?? 0)),
    lines: linesOfEntries(entries).map(({ code, cents }) => ({ code, amount: inDollars(cents) })),
    total_amount: inDollars(entries.BUSINESS_RECEIVABLE ?? 0),
    pro_amount: inDollars(payoutOf(entries)),
    is_payable: isPayable(work, now),
    dispute_id: work.dispute_id,
    failure_code: work.failure_code,
    returned_amount: work.missing_cents === null ? null : inDollars(work.missing_cents),
    payout_failure_code: work.payout_failure_code,
    has_payout_account: work.has_payout_account,
    billed_to: billedElsewhere(work),
    accepts_extras: mayAdd(work, caller),
    auto_approves_ts: (canCharge && automaticApprovalOf(work)?.toISOString()) || null,
    ...refundStateOf(refundable),
  };
}

const inDollars = (cents: number) => (cents === 0 ? 0 : cents / 100);
