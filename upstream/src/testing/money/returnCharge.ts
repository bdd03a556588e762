import type { StripeServer } from '../stripeServer.ts';

/** Stripe says that a bank took the charge with this key back: a claim that was lost, a return, and the claim again. */
export async function returnCharge(
  { stripe, tell }: Pick<StripeServer, 'stripe' | 'tell'>,
  key: string,
  reason = 'insufficient_funds',
): Promise<number[]> {
  const intent = stripe.intents.find(({ metadata }) => metadata['charge'] === key);
  const dispute = { payment_intent: intent?.id ?? null, reason };
  const closed = { ...dispute, status: 'lost' };
  return Promise.all([
    tell('charge.dispute.closed', closed),
    tell('charge.dispute.created', { ...dispute, status: 'needs_response' }),
    tell('charge.dispute.closed', closed),
  ]);
}
