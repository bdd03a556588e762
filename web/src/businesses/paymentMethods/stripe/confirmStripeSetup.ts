import type { Stripe, StripeElements } from '@stripe/stripe-js';

/**
 * Sends Stripe what was typed. The bank's questions are asked in a frame of Stripe's; no one leaves the page unless the
 * bank insists.
 *
 * @returns the id of the payment method, or what was wrong in words for people
 */
export async function confirmStripeSetup(
  stripe: Stripe,
  elements: StripeElements,
): Promise<{ paymentMethodId: string } | { failure: string }> {
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    confirmParams: { return_url: globalThis.location.href },
    redirect: 'if_required',
  });
  if (error) return { failure: error.message ?? 'The payment method was not accepted. Try another one.' };
  const { payment_method: method } = setupIntent;
  const paymentMethodId = typeof method === 'string' ? method : method?.id;
  return paymentMethodId === undefined
    ? { failure: 'The payment method was not accepted. Try another one.' }
    : { paymentMethodId };
}
