import type { Selectable } from 'kysely';
import type Stripe from 'stripe';
import { declineOf, isAboutMethod } from './declineOf.ts';
import type { Decline } from '../chargeOutcome.ts';
import type { StripeChargesTable } from './stripeTables.ts';

/** Stripe keeps idempotency keys for at least a day. Afterwards, a repeated request would charge again. */
const keyHours = 23;

/** More than a customer is charged in the time after a lost response. */
const searchedIntents = 1_000;

/** A charge whose row is committed. */
type RecordedCharge = Selectable<StripeChargesTable>;

/**
 * The payment intent of a charge: the one that is known, or a new one that charges at once. Repeating the request under
 * its key charges nothing; when the key may have expired at Stripe, the intent is searched first.
 *
 * @returns why Stripe refused to create one, otherwise
 * @throws for a response that says nothing about the charge, such as none
 */
export async function paymentIntentOf(
  stripe: Stripe,
  charge: RecordedCharge,
  now: Date,
): Promise<Stripe.PaymentIntent | Decline> {
  if (charge.payment_intent_id !== null) return stripe.paymentIntents.retrieve(charge.payment_intent_id);
  const isKeyKept = now.getTime() - charge.created_ts.getTime() < keyHours * 3_600_000;
  const earlier = isKeyKept ? undefined : await findIntent(stripe, charge);
  return earlier ?? createIntent(stripe, charge);
}

async function createIntent(
  stripe: Stripe,
  { idempotency_key: key, customer_id, payment_method_id, amount_cents }: RecordedCharge,
): Promise<Stripe.PaymentIntent | Decline> {
  const { errors } = await import('stripe').then(({ default: StripeClient }) => StripeClient);
  try {
    return await stripe.paymentIntents.create(
      {
        amount: amount_cents,
        currency: 'usd',
        customer: customer_id,
        payment_method: payment_method_id,
        allowed_payment_method_types: ['card', 'us_bank_account'],
        confirm: true,
        off_session: true,
        metadata: { charge: key },
      },
      // Due work retries, and holds a transaction in the meantime. Other databases can share the account: its customers
      // tell their keys apart.
      { idempotencyKey: `${customer_id} ${key}`, maxNetworkRetries: 0 },
    );
  } catch (error) {
    if (error instanceof errors.StripeCardError) return error.payment_intent ?? declineOf(error);
    if (error instanceof errors.StripeInvalidRequestError && isAboutMethod(error)) return declineOf(error);
    throw error;
  }
}

async function findIntent(
  stripe: Stripe,
  { idempotency_key: key, customer_id, created_ts }: RecordedCharge,
): Promise<Stripe.PaymentIntent | undefined> {
  const since = Math.floor(created_ts.getTime() / 1000) - 3_600;
  const intents = await stripe.paymentIntents
    .list({ customer: customer_id, created: { gte: since }, limit: 100 })
    .autoPagingToArray({ limit: searchedIntents });
  return intents.find(({ metadata }) => metadata.charge === key);
}
