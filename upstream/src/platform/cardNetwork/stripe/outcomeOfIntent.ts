import type Stripe from 'stripe';
import type { ChargeOutcome } from '../chargeOutcome.ts';
import { declineOf } from './declineOf.ts';

/**
 * The outcome of a charge. One that waits for its owner is canceled, so that it cannot succeed after the business has
 * paid in another way.
 */
export async function outcomeOfIntent(
  stripe: Stripe,
  { id, status, last_payment_error: failure }: Stripe.PaymentIntent,
): Promise<ChargeOutcome> {
  switch (status) {
    case 'succeeded':
      return 'ACCEPTED';
    case 'processing':
      return 'PROCESSING';
    case 'requires_payment_method':
      return declineOf(failure ?? {});
    case 'canceled':
      return failure ? declineOf(failure) : 'CONFIRMATION_REQUIRED';
    default:
      await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
      return 'CONFIRMATION_REQUIRED';
  }
}
