import type { EmploymentType } from '../../businesses/locations/employmentType.ts';
import type { PaymentMethodType } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import { gatewayFees } from '../../schedule/costs/gatewayFees.ts';
import type { GigType } from '../../schedule/gigs/gigsTable.ts';
import type { HoursToPay } from '../hours/hoursToPay.ts';
import type { CostLineCode } from './costLine.ts';

/** What of a gig and its location the amounts of a payment follow from; amounts in dollars, fees in percent. */
export type PayRates = {
  type: GigType;
  employment_type: EmploymentType;
  background_check_required: boolean;
  wage_amount: number;
  boosted_gig_bonus: number | null;
  product_fee_percentage: number;
  in_network_payments_fee_percentage: number;
  w2_fee_percentage: number;
  background_checks_fee_percentage: number;
  tipping_fee_percentage: number;
  /** Null where the business is invoiced or has no payment method. */
  method_type: PaymentMethodType | null;
};

/** What a manager adds, in cents. */
export type Extras = { tip: number; bonus: number };

/** What a payment consists of, in cents. */
export type PaymentAmounts = {
  /** The parts of the charge; fees of 0 included, amounts that do not apply omitted. */
  lines: { code: CostLineCode; cents: number }[];
  charge: number;
  payout: number;
  /** What the platform pays of the wages. */
  covered: number;
};

const share = (cents: number, percentage: number) =>
  Math.round((cents * Math.round(percentage * 100)) / 10_000);
const toCents = (dollars: number) => Math.round(dollars * 100);

/** The amounts of a payment. Each is rounded to the cent, half a cent up. */
export function paymentAmounts(
  rates: PayRates,
  { minutes_to_pay, covered_minutes }: Pick<HoursToPay, 'minutes_to_pay' | 'covered_minutes'>,
  { tip, bonus: added }: Extras,
): PaymentAmounts {
  const wage = toCents(rates.wage_amount);
  const wages = Math.round((minutes_to_pay * wage) / 60);
  const labor = Math.round(((minutes_to_pay - covered_minutes) * wage) / 60);
  const bonus = (minutes_to_pay > 0 ? toCents(rates.boosted_gig_bonus ?? 0) : 0) + added;
  const lines: PaymentAmounts['lines'] = [{ code: 'LABOR', cents: labor }];
  if (bonus > 0) lines.push({ code: 'BONUS', cents: bonus });
  lines.push(...feesOf(rates).map(([code, fee]) => ({ code, cents: share(labor + bonus, fee) })));
  if (tip > 0) {
    lines.push({ code: 'TIP', cents: tip });
    lines.push({ code: 'TIPPING_FEE', cents: share(tip, rates.tipping_fee_percentage) });
  }
  const net = lines.reduce((sum, { cents }) => sum + cents, 0);
  const fee = gatewayFee(net, rates.method_type);
  if (fee !== null) lines.push({ code: 'GATEWAY_FEE', cents: fee });
  return { lines, charge: net + (fee ?? 0), payout: wages + bonus + tip, covered: wages - labor };
}

function feesOf(rates: PayRates): [CostLineCode, number][] {
  const fees: [CostLineCode, number][] = [
    rates.type === 'NETWORK'
      ? ['IN_NETWORK_FEE', rates.in_network_payments_fee_percentage]
      : ['PLATFORM_FEE', rates.product_fee_percentage],
  ];
  if (rates.employment_type === 'W2') fees.push(['W2_FEE', rates.w2_fee_percentage]);
  if (rates.background_check_required) {
    fees.push(['BACKGROUND_CHECK_FEE', rates.background_checks_fee_percentage]);
  }
  return fees;
}

function gatewayFee(net: number, method: PaymentMethodType | null): number | null {
  if (method === null) return null;
  if (net === 0) return 0;
  const { percentage, fixed_amount, maximum_amount } = gatewayFees[method];
  const most = maximum_amount === null ? Infinity : toCents(maximum_amount);
  return Math.min(share(net, percentage) + toCents(fixed_amount), most);
}
