import { formatMoney } from '../../platform/money/money.ts';
import { type PaymentFailure, paymentFailureText } from './paymentFailures.ts';

/** Failures that say no more than that the bank took the money back. */
const returns: readonly string[] = ['DEBIT_RETURNED', 'CHARGE_REVERSED'];

/**
 * Why a charge is short of a part, what to do, and what that charges.
 *
 * @param failure why the last attempt failed, as a code and in words
 */
export function returnedPartText(
  cents: number,
  { code, text }: { code: string | null; text: string },
): string {
  const part = formatMoney(cents, 'USD');
  const before = code === null || returns.includes(code) ? '' : ` ${text}`;
  return `Part charged back: the bank took ${part} of the charge back.${before} A retry charges only ${part}.`;
}

/** Why a charge failed and what to do, in words. `partCents` is what is missing of it, where not all of it is. */
export function chargeFailureText(
  failure: PaymentFailure | null,
  partCents: number | null | undefined,
): string {
  const text = paymentFailureText(failure);
  return partCents == null ? text : returnedPartText(partCents, { code: failure, text });
}
