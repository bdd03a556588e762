import type Stripe from 'stripe';

/** The keys of a Stripe account. */
export type StripeSettings = {
  secretKey: string;
  /** Verifies Stripe's webhook events; null to reject all of them. */
  webhookSecret: string | null;
  /** Overrides the host of Stripe's API. */
  apiBase: URL | null;
};

/** Shorter than our clients' timeout, so that they get this server's error response. */
const timeoutMilliseconds = 8_000;

/** Stripe's client, loaded on first use because servers without keys never need it. */
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
