import { ApiError } from '../../platform/errors.ts';

/** 404: there is no payment method. */
export function paymentMethodMissing(target?: string): ApiError {
  return new ApiError('PAYMENT_METHOD_DOES_NOT_EXIST', 'There is no payment method.', { target });
}
