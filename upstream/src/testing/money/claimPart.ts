import type { StripeServer } from '../stripeServer.ts';

/** A claim against a charge: its name, its part of the charge, and how it ended. */
type Claim = { name: string; cents: number; status?: 'lost' | 'won'; type?: string };

/** Stripe says, twice, how the claim of a card holder against a part of the charge with this key ended. */
export async function claimPart(
  { stripe, tell }: Pick<StripeServer, 'stripe' | 'tell'>,
  key: string,
  { name, cents, status = 'lost', type = 'charge.dispute.closed' }: Claim,
): Promise<void> {
  const intent = stripe.intents.find(({ metadata }) => metadata['charge'] === key);
  if (!intent) throw new Error(`There is no charge ${key}`);
  const claim = {
    id: name,
    payment_intent: intent.id,
    amount: cents,
    reason: 'product_unacceptable',
    status,
  };
  await Promise.all([tell(type, claim), tell(type, claim)]);
}
