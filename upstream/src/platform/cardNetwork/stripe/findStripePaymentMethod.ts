import type Stripe from 'stripe';
import type { NetworkPaymentMethod } from '../cardNetwork.ts';
import { setupStatus } from './setupStatus.ts';
import { toNetworkPaymentMethod } from './toNetworkPaymentMethod.ts';

/** A method is set up once or twice; more attempts than this suggest abuse. */
const attempts = 10;

/**
 * The customer's payment method with the status of its setup; null if Stripe has none.
 *
 * @throws ApiError card_declined or confirmation_required when its setup is not complete
 */
export async function findStripePaymentMethod(
  stripe: Stripe,
  customer: string,
  externalId: string,
): Promise<NetworkPaymentMethod | null> {
  const { data: intents } = await stripe.setupIntents.list({
    customer,
    payment_method: externalId,
    limit: attempts,
    expand: ['data.payment_method'],
  });
  const intent = intents.find(({ status }) => status === 'succeeded') ?? intents[0];
  if (intent) {
    const { payment_method: method } = intent;
    if (method === null || typeof method === 'string') return null;
    return toNetworkPaymentMethod(method, setupStatus(intent, method.type), {
      verificationUrl: intent.next_action?.verify_with_microdeposits?.hosted_verification_url ?? null,
    });
  }
  const attached = await attachedMethod(stripe, customer, externalId);
  return attached && toNetworkPaymentMethod(attached, 'ACTIVE');
}

/** A method added outside this server, such as in Stripe's customer portal. */
async function attachedMethod(
  stripe: Stripe,
  customer: string,
  externalId: string,
): Promise<Stripe.PaymentMethod | null> {
  try {
    return await stripe.customers.retrievePaymentMethod(customer, externalId);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'resource_missing';
}
