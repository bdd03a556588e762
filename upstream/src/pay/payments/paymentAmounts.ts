import type { PaymentMethodType } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import { type FeeRates, feesOn, gatewayFeeOn, share, wagesFor } from '../../schedule/costs/feesOn.ts';
import type { HoursToPay } from '../hours/hoursToPay.ts';
import type { CostLineCode } from './costLine.ts';

/** What of a gig and its location the amounts of a payment follow from; amounts in dollars, fees in percent. */
export type PayRates = FeeRates & {
  wage_amount: number;
  /** The bonus of the gig and that of the pro's offer, which come with paid time only. */
  promised_bonus: number | null;
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

const toCents = (dollars: number) => Math.round(dollars * 100);

/** The promised bonus of work with these minutes to pay, in cents. */
export function promisedCents(
  { promised_bonus }: Pick<PayRates, 'promised_bonus'>,
  minutesToPay: number,
): number {
  return minutesToPay > 0 ? toCents(promised_bonus ?? 0) : 0;
}

/** The amounts of a payment. Each is rounded to the cent, half a cent up. */
export function paymentAmounts(
  rates: PayRates,
  { minutes_to_pay, covered_minutes }: Pick<HoursToPay, 'minutes_to_pay' | 'covered_minutes'>,
  { tip, bonus: added }: Extras,
): PaymentAmounts {
  const wages = wagesFor(minutes_to_pay, rates.wage_amount);
  const labor = wagesFor(minutes_to_pay - covered_minutes, rates.wage_amount);
  const bonus = promisedCents(rates, minutes_to_pay) + added;
  const lines: PaymentAmounts['lines'] = [{ code: 'LABOR', cents: labor }];
  if (bonus > 0) lines.push({ code: 'BONUS', cents: bonus });
  lines.push(...feesOn(labor + bonus, rates));
  if (tip > 0) {
    lines.push({ code: 'TIP', cents: tip });
    lines.push({ code: 'TIPPING_FEE', cents: share(tip, rates.tipping_fee_percentage) });
  }
  const net = lines.reduce((sum, { cents }) => sum + cents, 0);
  const fee = gatewayFeeOn(net, rates.method_type);
  if (fee !== null) lines.push({ code: 'GATEWAY_FEE', cents: fee });
  return { lines, charge: net + (fee ?? 0), payout: wages + bonus + tip, covered: wages - labor };
}
