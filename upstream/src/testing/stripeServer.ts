import { afterAll } from 'vitest';
import { type FakeStripe, startFakeStripe } from './fakeStripe.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

/** The signing secret of the webhook in {@link startStripeServer}. */
export const webhookSecret = 'whsec_of_the_tests';

/** Starts a test server with a fake Stripe as its card network. */
export async function startStripeServer(): Promise<TestServer & { stripe: FakeStripe }> {
  const stripe = await startFakeStripe();
  afterAll(() => stripe.close());
  const server = await startTestServer({
    // Some tests make Stripe fail, which logs errors.
    logLevel: 'silent',
    stripe: { secretKey: 'sk_test_fake', webhookSecret, apiBase: stripe.url },
  });
  return { ...server, stripe };
}
