import type Stripe from 'stripe';
import type { Refund, RefundOutcome } from '../refund.ts';
import { findStripeCharge, type StripeMeans } from './chargeByStripe.ts';

/** More than one charge is refunded in. */
const searchedRefunds = 100;

/**
 * Refunds a part of a charge once. An earlier request is searched first, because Stripe's idempotency keys expire after a
 * day; in the meantime, the key makes a repeated request the same one.
 *
 * @throws for a response that says nothing about the refund, such as none
 */
export async function refundByStripe(
  { stripe, database }: Pick<StripeMeans, 'stripe' | 'database'>,
  { idempotencyKey, chargeKey, cents }: Refund,
): Promise<RefundOutcome> {
  const charge = await findStripeCharge(database, chargeKey);
  if (charge?.payment_intent_id == null) return 'FAILED';
  const { payment_intent_id: intent, customer_id } = charge;
  const { data } = await stripe.refunds.list({ payment_intent: intent, limit: searchedRefunds });
  const earlier = data.find(({ metadata }) => metadata?.['refund'] === idempotencyKey);
  if (earlier) return outcomeOf(earlier);
  const { errors } = await import('stripe').then(({ default: StripeClient }) => StripeClient);
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: intent, amount: cents, metadata: { refund: idempotencyKey } },
      { idempotencyKey: `${customer_id} ${idempotencyKey}`, maxNetworkRetries: 0 },
    );
    return outcomeOf(refund);
  } catch (error) {
    // Such as a charge that was refunded in Stripe's dashboard, or that its owner disputes at the bank.
    if (error instanceof errors.StripeInvalidRequestError && error.code?.startsWith('charge_'))
      return 'FAILED';
    throw error;
  }
}

function outcomeOf({ status }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return 'REFUNDED';
  return status === 'failed' || status === 'canceled' ? 'FAILED' : 'PENDING';
}
