import type { PaymentStatus } from '../../../filling/applications/applicationsTable.ts';
import { hoursToPay } from '../../../pay/hours/hoursToPay.ts';
import { stays } from '../../../pay/payments/nextStep.ts';
import type { PayableWork } from '../../../pay/payments/payableWork.ts';
import { paymentAmounts } from '../../../pay/payments/paymentAmounts.ts';
import {
  chargedEntries,
  entriesOfAmounts,
  paidOutEntries,
  payoutOf,
  reversed,
} from '../../../pay/payments/paymentEntries.ts';
import type { PaymentFailure } from '../../../pay/payments/paymentFailure.ts';
import type { PastPosting } from '../ledger/insertPostings.ts';
import { sandboxCharge } from '../ledger/sandboxCharge.ts';
import { managersOf } from '../users/managersOf.ts';

/** How far the charge and the payout for work are, and when it was paid. */
export type CardPayment = {
  charge: PaymentStatus;
  payout: PaymentStatus | null;
  submittedAt: Date;
  now: Date;
};

const failures: Partial<Record<PaymentStatus, PaymentFailure>> = {
  FAILED: 'CARD_DECLINED',
  ERROR: 'PAYMENT_METHOD_UNUSABLE',
};

/** The rows that paying work by a payment method has left: the payments, the charge at the network, and the postings. */
export function cardPayment(work: PayableWork, { charge, payout, submittedAt, now }: CardPayment) {
  const owed = entriesOfAmounts(paymentAmounts(work, hoursToPay(work), { tip: 0, bonus: 0 }));
  const cents = owed.BUSINESS_RECEIVABLE ?? 0;
  const method = work.method_type ?? 'card';
  const isSent = charge !== 'SUBMITTED' && charge !== 'ERROR';
  const settledAt = earlier(now, submittedAt, 2 * stays[method]);
  const posting = (event: PastPosting['event'], entries: PastPosting['entries'], at: Date) => ({
    application_id: work.id,
    adhoc_payment_id: null,
    event,
    entries,
    at,
  });
  const payment = (kind: 'CHARGE' | 'PAYOUT', status: PaymentStatus, amount: number) => ({
    application_id: work.id,
    kind,
    status,
    attempt: 1,
    amount_cents: amount,
    method_type: kind === 'CHARGE' && isSent && status !== 'FAILED' ? method : null,
    failure_code: failures[status] ?? null,
    submitted_by_user_id: kind === 'CHARGE' ? (managersOf(work.location_id)[0]?.id ?? null) : null,
    submitted_ts: kind === 'CHARGE' ? submittedAt : settledAt,
  });
  return {
    payments: [
      payment('CHARGE', charge, cents),
      ...(payout ? [payment('PAYOUT', payout, payoutOf(owed))] : []),
    ],
    charges: isSent
      ? [
          sandboxCharge(work, {
            idempotencyKey: `application-${work.id}-1`,
            cents,
            isDeclined: charge === 'FAILED',
            at: submittedAt,
          }),
        ]
      : [],
    postings: [
      posting('OWED', owed, submittedAt),
      ...(failures[charge] ? [posting('REVERSED', reversed(owed), submittedAt)] : []),
      ...(charge === 'AVAILABLE' ? [posting('CHARGED', chargedEntries(cents), settledAt)] : []),
      ...(payout === 'AVAILABLE'
        ? [posting('PAID_OUT', paidOutEntries(owed), earlier(now, settledAt, 3 * stays.payout))]
        : []),
    ],
  };
}

const earlier = (now: Date, start: Date, milliseconds: number) =>
  new Date(Math.min(now.getTime(), start.getTime() + milliseconds));
