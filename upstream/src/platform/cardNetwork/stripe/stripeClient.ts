import type Stripe from 'stripe';

/** The keys of a Stripe account. */
export type StripeSettings = {
  secretKey: string;
  /** Verifies Stripe's webhook events; null to reject all of them. */
  webhookSecret: string | null;
  /** Overrides the host of Stripe's API. */
  apiBase: URL | null;
  /** Overrides the timeout of a request. */
  timeoutMilliseconds?: number;
};

/** Shorter than our clients' timeout, so that they get this server's error response. */
const defaultTimeout = 8_000;

const clients = new WeakMap<StripeSettings, Promise<Stripe>>();

/** Stripe's client with its connections, one for each account. */
export function stripeClient(settings: StripeSettings): Promise<Stripe> {
  const client = clients.get(settings) ?? newClient(settings);
  clients.set(settings, client);
  return client;
}

/** Loads Stripe's package on first use, because servers without keys never need it. */
async function newClient({ secretKey, apiBase, timeoutMilliseconds }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  return new StripeClient(secretKey, {
    timeout: timeoutMilliseconds ?? defaultTimeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(apiBase && {
      protocol: apiBase.protocol === 'http:' ? 'http' : 'https',
      host: apiBase.hostname,
      ...(apiBase.port && { port: Number(apiBase.port) }),
    }),
  });
}
