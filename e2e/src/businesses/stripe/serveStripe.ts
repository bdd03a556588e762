import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import type { StripeAccount } from './stripeAccount.ts';

const script = readFileSync(new URL('./stripe.js', import.meta.url), 'utf8');

/** What the script in the browser tells. */
interface Told {
  publishableKey: string;
  clientSecret: string;
  number: string;
}

/**
 * Answers a page in the place of Stripe: with its script, and with what becomes of the cards that are told to it.
 *
 * @returns the publishable keys that cards came with
 */
export async function serveStripe(page: Page, account: StripeAccount): Promise<string[]> {
  const keys: string[] = [];
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.route('https://api.stripe.com/**', (route, request) => {
    const { publishableKey, clientSecret, number } = request.postDataJSON() as Told;
    keys.push(publishableKey);
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: account.confirm(clientSecret, number),
    });
  });
  return keys;
}
