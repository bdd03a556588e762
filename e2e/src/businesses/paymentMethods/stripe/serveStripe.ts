import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { StripeAccount } from './stripeAccount.ts';

const script = readFileSync(new URL('./stripe.js', import.meta.url), 'utf8');

/** The request body that the browser script sends. */
interface ConfirmationRequest {
  publishableKey: string;
  clientSecret: string;
  number: string;
}

/**
 * Mocks Stripe for a page: serves its script and the outcome of each card.
 *
 * @returns the publishable keys that cards were sent with
 */
export async function serveStripe(page: Page, account: StripeAccount): Promise<string[]> {
  const keys: string[] = [];
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('https://api.stripe.com/**', (route, request) => {
    const { publishableKey, clientSecret, number } = request.postDataJSON() as ConfirmationRequest;
    keys.push(publishableKey);
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: account.confirm(clientSecret, number),
    });
  });
  return keys;
}
