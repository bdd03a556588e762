import type { Page } from 'playwright';
import { afterAll, expect, inject, it } from 'vitest';
import { expectGoodOnEveryDevice } from '../../browser/goodScreen.ts';
import { expectConsoleErrors } from '../../browser/consoleErrors.ts';
import { visit } from '../../browser/visit.ts';
import { newBusiness } from '../../stack/newBusiness.ts';
import { messagesTo } from '../../stack/outbox.ts';
import { startDemoStack } from '../../stack/startDemoStack.ts';
import { phone } from '../../browser/widths.ts';
import { serveStripe } from './stripe/serveStripe.ts';
import { startFakeStripe } from './stripe/startFakeStripe.ts';
import { declinedCard } from './stripe/stripeAccount.ts';
import { tellEvent } from './stripe/stripeWebhook.ts';
import { openCardForm } from './cardForm.ts';

const { viewport } = phone;

const secret = 'whsec_of_the_journeys';
const stripe = await startFakeStripe();
const stack = await startDemoStack(inject('demoFolder'), {
  STRIPE_SECRET_KEY: 'sk_test_journeys',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_journeys',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE: stripe.url,
});
afterAll(async () => {
  await stack.stop();
  await stripe.close();
});

it("takes a card by Stripe's form, after one that is declined", async () => {
  const business = await newBusiness(stack, 'The Tin Whistle');
  const page = await visit({ url: stack.url, token: business.token, options: { viewport } });
  const keys = await serveStripe(page, stripe.account);
  await page.goto(`/locations/${business.locationId}/billing`);

  await openCardForm(page, 'Add own payment method', 'Add a payment method');
  await numberField(page).fill(declinedCard);
  await save(page);
  await page.getByText('Your card was declined.').waitFor();
  await expect.poll(() => numberField(page).inputValue()).toBe(declinedCard);
  await expectGoodOnEveryDevice(page);
  await numberField(page).fill('4242424242424242');
  await save(page);

  await page.getByText('Visa ending in 4242').waitFor();
  await page.getByText('Expires 08/2031').waitFor();
  await page.getByText(`${business.name} pays for its own shifts.`).waitFor();
  expect(keys).toEqual(['pk_test_journeys', 'pk_test_journeys']);
});

it('charges a bank account once Stripe reports that the bank has verified it', async () => {
  const business = await newBusiness(stack, 'Nine Elms');
  const page = await visit({ url: stack.url, token: business.token, options: { viewport } });
  await serveStripe(page, stripe.account);
  await page.goto(`/organizations/${business.organizationId}/billing?mode=add-custom`);
  await numberField(page).fill('000123456789');
  await save(page);
  await page.getByText('The bank account is being verified').waitFor();
  await page.getByText('Being verified', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('group', { name: 'Simulate the bank' }).count()).toBe(0);
  await expectGoodOnEveryDevice(page);

  const verified = stripe.account.verify();
  const forged = { upstreamUrl: stack.upstreamUrl, secret: 'whsec_of_somebody' };
  expect(await tellEvent(forged, 'setup_intent.succeeded', verified)).toBe(400);
  await page.reload();
  await page.getByText('Being verified', { exact: true }).waitFor();

  const signed = { upstreamUrl: stack.upstreamUrl, secret };
  expect(await tellEvent(signed, 'setup_intent.succeeded', verified)).toBe(200);
  await page.reload();
  await page.getByText('First Harbor Bank ending in 6789').waitFor();
  await page.getByText('Active', { exact: true }).waitFor();
  const [newest] = await messagesTo(stack.upstreamUrl, business.email);
  expect(newest?.subject).toBe('Your bank account is verified');
});

it('says so when the script of Stripe does not come, and opens the form with the next try', async () => {
  const { token, organizationId } = await newBusiness(stack, 'Quay House');
  const page = await visit({ url: stack.url, token });
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await page.goto(`/organizations/${organizationId}/billing?mode=add-custom`);
  await page.getByText('The form could not be opened').waitFor();
  await expectGoodOnEveryDevice(page);
  expectConsoleErrors(/net::ERR_FAILED/);
  await page.unroute('https://js.stripe.com/**');
  await serveStripe(page, stripe.account);
  await page.getByRole('button', { name: 'Try again' }).click();
  await numberField(page).waitFor();
});

function numberField(page: Page) {
  return page.getByLabel('Card or account number');
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save payment method' }).click();
}
