import type { PaymentMethodType } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import { type FeeRates, feesOn, gatewayFeeOn, wagesFor } from '../costs/feesOn.ts';
import type { LockedGig } from '../gigs/lockGig.ts';

/** The cancellation terms of a location, and the fees on what it pays. */
export type CancellationTerms = Omit<FeeRates, keyof LockedGig> & {
  cancellation_free_hours: number;
  cancellation_guaranteed_hours: number;
  /** Null where the business is invoiced or has no payment method. */
  method_type: PaymentMethodType | null;
};

type CalledOff = Pick<
  LockedGig,
  | 'start_time'
  | 'end_time'
  | 'unpaid_break_minutes'
  | 'wage_amount'
  | 'type'
  | 'employment_type'
  | 'background_check_required'
> & { confirmed_applications: number };

/** What a cancellation costs. */
export type CancellationFee = {
  /** What each confirmed pro is paid for; 0 if it is free. */
  guaranteedMinutes: number;
  /** Dollars, for all confirmed pros together. */
  fee_amount: number;
  /** Dollars; what the business is charged for that, with fees. */
  fee_total_amount: number;
};

/**
 * The cost of a gig that is cancelled now: none until the free hours before its start; then each confirmed pro is paid the
 * guaranteed hours, or the whole shift if it is shorter, and the business pays the same fees on it as on work.
 */
export function cancellationFee(gig: CalledOff, terms: CancellationTerms, now: Date): CancellationFee {
  const minutes = guaranteedMinutes(gig, terms, now);
  const wages = wagesFor(minutes, gig.wage_amount);
  const fees = feesOn(wages, { ...gig, ...terms }).reduce((sum, { cents }) => sum + cents, 0);
  const charge = wages + fees + (gatewayFeeOn(wages + fees, terms.method_type) ?? 0);
  return {
    // Work without a wage owes nothing.
    guaranteedMinutes: wages === 0 ? 0 : minutes,
    fee_amount: (wages * gig.confirmed_applications) / 100,
    fee_total_amount: (charge * gig.confirmed_applications) / 100,
  };
}

function guaranteedMinutes(gig: CalledOff, terms: CancellationTerms, now: Date): number {
  const freeUntil = gig.start_time.getTime() - terms.cancellation_free_hours * 3_600_000;
  if (now.getTime() <= freeUntil) return 0;
  const minutes =
    Math.floor((gig.end_time.getTime() - gig.start_time.getTime()) / 60_000) - gig.unpaid_break_minutes;
  return Math.max(0, Math.min(minutes, terms.cancellation_guaranteed_hours * 60));
}
