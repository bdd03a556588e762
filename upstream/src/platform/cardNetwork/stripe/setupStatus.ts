import type Stripe from 'stripe';
import type { StoredPaymentMethodStatus } from '../networkPaymentMethod.ts';
import { ApiError } from '../../errors.ts';

/**
 * The status of a payment method after its setup ended.
 *
 * @throws ApiError confirmation_required for a card that its bank has not approved yet, card_declined for a setup that failed
 */
export function setupStatus(
  { status, last_setup_error }: Pick<Stripe.SetupIntent, 'status' | 'last_setup_error'>,
  type: string,
): StoredPaymentMethodStatus {
  switch (status) {
    case 'succeeded':
      return 'ACTIVE';
    case 'processing':
      return 'REQUIRES_ACTION';
    case 'requires_action':
    case 'requires_confirmation':
      // Verifying a bank account by small deposits takes days; a card is verified immediately or never.
      if (type === 'us_bank_account') return 'REQUIRES_ACTION';
      throw new ApiError('confirmation_required', 'Your bank has to approve this card first.', {
        target: 'payment_method_id',
      });
    default:
      throw new ApiError('card_declined', last_setup_error?.message ?? 'Your card was declined.', {
        target: 'payment_method_id',
      });
  }
}
