import { paymentMethodMissing } from '../../businesses/paymentMethods/paymentMethodMissing.ts';
import { ApiError } from '../../platform/errors.ts';
import type { PayableWork } from './payableWork.ts';

type Method = Pick<PayableWork, 'method_id' | 'method_status' | 'last4' | 'expires_month' | 'expires_year'>;

/** @throws ApiError PAYMENT_METHOD_DOES_NOT_EXIST, card_declined or confirmation_required */
export function requireUsableMethod(work: Method, now: Date): void {
  if (work.method_id === null) throw paymentMethodMissing();
  if (hasExpired(work, now)) {
    throw new ApiError(
      'card_declined',
      `The card ending in ${work.last4} has expired. Add another payment method.`,
    );
  }
  if (work.method_status === 'REQUIRES_ACTION') {
    throw new ApiError(
      'confirmation_required',
      `The bank account ending in ${work.last4} is not verified yet.`,
    );
  }
  if (work.method_status === 'FAILED') {
    throw new ApiError(
      'card_declined',
      `The payment method ending in ${work.last4} cannot be charged. Add another one.`,
    );
  }
}

/** A card is valid until the end of its month. */
export function hasExpired(
  { expires_month, expires_year }: Pick<Method, 'expires_month' | 'expires_year'>,
  now: Date,
): boolean {
  if (expires_month === null || expires_year === null) return false;
  return now.getTime() >= Date.UTC(expires_year, expires_month, 1);
}
