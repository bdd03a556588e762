import type { EmploymentType } from '../../businesses/locations/employmentType.ts';
import type { PaymentMethodType } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { GigType } from '../gigs/gigsTable.ts';
import { gatewayFees } from './gatewayFees.ts';

/** What of a gig and its location the fees on its pay follow from; in percent. */
export type FeeRates = {
  type: GigType;
  employment_type: EmploymentType;
  background_check_required: boolean;
  product_fee_percentage: number;
  in_network_payments_fee_percentage: number;
  w2_fee_percentage: number;
  background_checks_fee_percentage: number;
};

type FeeCode = 'PLATFORM_FEE' | 'IN_NETWORK_FEE' | 'W2_FEE' | 'BACKGROUND_CHECK_FEE';

/** A percentage of cents, to the cent, half a cent up. */
export const share = (cents: number, percentage: number): number =>
  Math.round((cents * Math.round(percentage * 100)) / 10_000);

/** The wages for minutes at a wage in dollars an hour, in cents. */
export const wagesFor = (minutes: number, wageAmount: number): number =>
  Math.round((minutes * Math.round(wageAmount * 100)) / 60);

/** The fees of the platform on the wages and the bonus of a pro, in cents; fees of 0 included. */
export function feesOn(cents: number, rates: FeeRates): { code: FeeCode; cents: number }[] {
  const fees: [FeeCode, number][] = [
    rates.type === 'NETWORK'
      ? ['IN_NETWORK_FEE', rates.in_network_payments_fee_percentage]
      : ['PLATFORM_FEE', rates.product_fee_percentage],
  ];
  if (rates.employment_type === 'W2') fees.push(['W2_FEE', rates.w2_fee_percentage]);
  if (rates.background_check_required) {
    fees.push(['BACKGROUND_CHECK_FEE', rates.background_checks_fee_percentage]);
  }
  return fees.map(([code, percentage]) => ({ code, cents: share(cents, percentage) }));
}

/** What the card network takes of a charge, in cents; null where no payment method is charged. */
export function gatewayFeeOn(net: number, method: PaymentMethodType | null): number | null {
  if (method === null) return null;
  if (net === 0) return 0;
  const { percentage, fixed_amount, maximum_amount } = gatewayFees[method];
  const most = maximum_amount === null ? Infinity : Math.round(maximum_amount * 100);
  return Math.min(share(net, percentage) + Math.round(fixed_amount * 100), most);
}
