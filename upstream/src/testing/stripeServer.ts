import { afterAll } from 'vitest';
import { type FakeStripe, startFakeStripe } from './fakeStripe.ts';
import type { Services } from '../platform/server/services.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';
import { testSettings } from './testSettings.ts';

/** The signing secret of the webhook in {@link startStripeServer}. */
export const webhookSecret = 'whsec_of_the_tests';

/** A test server, its settings, and the fake Stripe that it uses. */
export type StripeServer = TestServer & {
  stripe: FakeStripe;
  settings: Services['settings'];
  /** Sends an event like Stripe and returns the status of the response; a given header replaces the signature. */
  tell: (type: string, object: object, options?: { id?: string; signature?: string }) => Promise<number>;
  /** What was logged. */
  log: string[];
};

/**
 * Starts a test server with a fake Stripe as its card network.
 *
 * @param given overrides of other settings
 */
export async function startStripeServer(given: Partial<Services['settings']> = {}): Promise<StripeServer> {
  const stripe = await startFakeStripe();
  afterAll(() => stripe.close());
  const settings = {
    ...testSettings,
    ...given,
    stripe: { secretKey: 'sk_test_fake', webhookSecret, apiBase: stripe.url, timeoutMilliseconds: 1_000 },
  };
  const log: string[] = [];
  // Some tests make Stripe fail, which logs errors.
  const server = await startTestServer(settings, { logStream: { write: (line) => log.push(line) } });
  let sent = 0;
  const tell: StripeServer['tell'] = async (type, object, { id, signature } = {}) => {
    sent += 1;
    const body = JSON.stringify({ id: id ?? `evt_${sent}`, object: 'event', type, data: { object } });
    const { statusCode } = await server.server.inject({
      method: 'POST',
      url: '/webhooks/stripe/',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature ?? stripe.sign(body, { secret: webhookSecret, at: server.clock.now() }),
      },
      payload: body,
    });
    return statusCode;
  };
  return { ...server, stripe, settings, tell, log };
}
