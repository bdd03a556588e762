import type { StripeServer } from '../stripeServer.ts';

/** Stripe says that a bank took the charge with this key back: a claim that was lost, a return, and the claim again. */
export async function returnCharge(
  { stripe, tell }: Pick<StripeServer, 'stripe' | 'tell'>,
  key: string,
  reason = 'insufficient_funds',
): Promise<number[]> {
  const intent = stripe.intents.find(({ metadata }) => metadata['charge'] === key);
  const dispute = {
    id: `dp_${key}`,
    payment_intent: intent?.id ?? null,
    amount: intent?.amount ?? 0,
    reason,
  };
  const closed = { ...dispute, status: 'lost' };
  return Promise.all([
    tell('charge.dispute.closed', closed),
    tell('charge.dispute.created', { ...dispute, status: 'needs_response' }),
    tell('charge.dispute.closed', closed),
  ]);
}
