import { isPayFixed } from '../../filling/applications/transitions/adjustHours.ts';
import { hoursToPay } from '../hours/hoursToPay.ts';
import type { Entries } from '../ledger/post.ts';
import { extrasOf } from '../payments/extrasOf.ts';
import type { PayableWork } from '../payments/payableWork.ts';
import { type PaymentAmounts, paymentAmounts } from '../payments/paymentAmounts.ts';
import { isInMinutes } from './disputeSubject.ts';
import type { DisputeSubject } from './disputesTables.ts';

/** What granting a value does: sets hours before the payment, pays the work, or pays a difference afterwards. */
export type Grant =
  | { kind: 'NOTHING' }
  | { kind: 'HOURS'; minutes: number }
  | { kind: 'PAYMENT'; bonus: number | undefined }
  | { kind: 'DIFFERENCE'; minutes: number; cents: number };

/** Work, what its last attempt owed, and what the pro got for it, in cents; 0 before the payment. */
export type DisputedWork = {
  work: PayableWork;
  earlier: Entries | undefined;
  paidCents: number;
  /** What ad-hoc payments and earlier disputes added to the hours, also as an amount that pays as much. */
  adjustedMinutes: number;
  /** When the gig was cancelled while the pro had a place, and when it would have begun; null otherwise. */
  calledOff: { at: Date; start: Date } | null;
};

/** What follows when a value counts. A dispute takes nothing away: a lower value changes nothing. */
export function grantOf(
  { work, earlier, paidCents, adjustedMinutes }: DisputedWork,
  subject: DisputeSubject,
  value: number,
): Grant {
  const { minutes_to_pay } = hoursToPay(work);
  if (isInMinutes(subject)) {
    const minutes = value - minutes_to_pay - adjustedMinutes;
    if (minutes <= 0) return { kind: 'NOTHING' };
    return isPayFixed(work)
      ? { kind: 'DIFFERENCE', minutes, cents: 0 }
      : { kind: 'HOURS', minutes: value - adjustedMinutes };
  }
  if (isPayFixed(work)) {
    const cents = value - paidCents;
    return cents > 0 ? { kind: 'DIFFERENCE', minutes: 0, cents } : { kind: 'NOTHING' };
  }
  const extras = extrasOf(work, { tip: undefined, bonus: undefined }, earlier);
  const missing = value - paymentAmounts(work, hoursToPay(work), extras).payout;
  return { kind: 'PAYMENT', bonus: missing > 0 ? extras.bonus + missing : undefined };
}

/** The additional charge of a grant, and what the pro gets more. Null if it costs nothing. */
export function amountsOfGrant({ work, earlier }: DisputedWork, grant: Grant): PaymentAmounts | null {
  const extras = (bonus?: number) => extrasOf(work, { tip: undefined, bonus }, earlier);
  switch (grant.kind) {
    case 'NOTHING':
      return null;
    case 'HOURS':
      return difference(
        paymentAmounts(work, hoursToPay(work), extras()),
        paymentAmounts(work, { ...hoursToPay(work), minutes_to_pay: grant.minutes }, extras()),
      );
    case 'PAYMENT':
      return paymentAmounts(work, hoursToPay(work), extras(grant.bonus));
    default:
      return paymentAmounts(
        { ...work, promised_bonus: null },
        { minutes_to_pay: grant.minutes, covered_minutes: 0 },
        { tip: 0, bonus: grant.cents },
      );
  }
}

function difference(before: PaymentAmounts, after: PaymentAmounts): PaymentAmounts {
  const centsBefore = new Map(before.lines.map(({ code, cents }) => [code, cents]));
  return {
    lines: after.lines.map(({ code, cents }) => ({ code, cents: cents - (centsBefore.get(code) ?? 0) })),
    charge: after.charge - before.charge,
    payout: after.payout - before.payout,
    covered: after.covered - before.covered,
  };
}
