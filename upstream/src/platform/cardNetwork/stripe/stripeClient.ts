import type Stripe from 'stripe';

/** The keys of a Stripe account. */
export type StripeSettings = {
  secretKey: string;
  /** Signs the events that Stripe sends; null: none are taken. */
  webhookSecret: string | null;
  /** Where Stripe's API is, when not at Stripe. */
  apiBase: URL | null;
};

/** Less than a caller of ours waits, so that the answer is this server's own. */
const timeoutMilliseconds = 8_000;

/** Stripe's client. It is loaded on first use: without keys nobody needs it. */
export async function stripeClient({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase && {
      protocol: apiBase.protocol === 'http:' ? 'http' : 'https',
      host: apiBase.hostname,
      ...(apiBase.port && { port: Number(apiBase.port) }),
    }),
  });
}
