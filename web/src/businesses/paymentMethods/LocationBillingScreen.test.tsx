import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { expectAccessible } from '../../testing/axe.ts';
import { makeBilled, makePaymentMethod, sandbox } from '../../testing/billingWorld.ts';
import { leaveTo } from './leaveTo.ts';

vi.mock('./leaveTo.ts', { spy: true });

const path = '/locations/1/billing';
const reason = 'Only admins of this location can change how it is billed.';
const open = (facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) =>
  renderApp(path, { location: makeBilled(facts), sandbox, ...root });

describe('how a location pays', () => {
  test('the billing of a location is shown with its card, in one request', async () => {
    const { screen, gateway } = await open();

    await expect.element(screen.getByText('Visa ending in 4242')).toBeVisible();
    await expect.element(screen.getByText('Expires 04/2099')).toBeVisible();
    await expect.element(screen.getByText('Grill 1 pays for its own shifts.')).toBeVisible();
    await expect.poll(() => document.title).toBe('Billing of Grill 1 · Brigade');
    expect(gateway.names().filter((name) => name.includes('Billing'))).toEqual([
      'LocationBillingScreenQuery',
    ]);
    await expectAccessible();
  });

  test('the billing of a location is read-only for a team member, with the reason', async () => {
    const { screen } = await open({
      viewerCanManage: false,
      viewerCannotManageReason: reason,
      paymentMethod: makePaymentMethod({ details: null }),
    });

    await expect.element(screen.getByText(reason)).toBeVisible();
    await expect.element(screen.getByText('Card', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Replace payment method' }))
      .not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('button', { name: 'Let the organization pay' }))
      .not.toBeInTheDocument();
    await expectAccessible();
  });

  test('the billing of a location is no part of the role of an onsite manager', async () => {
    const { screen } = await open({
      status: null,
      paymentMethod: null,
      viewerCanManage: false,
      viewerCannotManageReason: reason,
    });

    await expect
      .element(screen.getByRole('heading', { name: 'Your role does not include billing' }))
      .toBeVisible();
    await expect.element(screen.getByText(reason)).toBeVisible();
  });

  test('says what is wrong with a card that failed', async () => {
    const { screen } = await open({
      status: 'FAILED',
      paymentMethod: makePaymentMethod({
        status: 'FAILED',
        details: { failureMessage: 'The bank account could not be verified.' },
      }),
    });

    await expect.element(screen.getByText('The bank account could not be verified.')).toBeVisible();
  });

  test.each([
    ['EXPIRED', 'This card has expired'],
    ['EXPIRES_SOON', 'This card expires soon'],
  ])('warns of a card that is %s', async (expiry, words) => {
    const { screen } = await open({ paymentMethod: makePaymentMethod({ details: { expiry } }) });

    await expect.element(screen.getByText(words)).toBeVisible();
  });

  test('leads to the card network for invoices, and back to here', async () => {
    vi.mocked(leaveTo).mockImplementation(() => {});
    const { screen, gateway } = await open(
      {},
      { openCustomerPortal: { url: 'https://billing.example/1', expiresAt: null, errors: [] } },
    );
    await screen.getByRole('button', { name: 'Invoices and receipts' }).click();

    await expect.poll(() => vi.mocked(leaveTo).mock.lastCall).toEqual(['https://billing.example/1']);
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: { ownerId: 'location-1', returnPath: path },
      });
  });
});

describe('a bank account that waits', () => {
  const bank = makePaymentMethod({
    type: 'US_BANK_ACCOUNT',
    status: 'REQUIRES_ACTION',
    details: { issuer: 'Sandbox Bank', last4: '6789', expiresMonth: null, expiresYear: null, expiry: null },
  });
  const waiting = { status: 'REQUIRES_ACTION', paymentMethod: bank };

  test('a bank account that waits is verified by the sandbox user, who plays the bank', async () => {
    const { screen, gateway } = await open(waiting, {
      verifySandboxBankAccount: () => ({ errors: [], location: makeBilled(), organization: null }),
    });
    await expect.element(screen.getByText('Sandbox Bank ending in 6789')).toBeVisible();
    await screen.getByRole('button', { name: 'Verify the account' }).click();

    await expect.element(screen.getByText('Visa ending in 4242')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: { ownerId: 'location-1', isVerified: true },
      });
  });

  test('a bank account that waits is verified at Stripe outside the sandbox', async () => {
    const { screen } = await open(
      {
        ...waiting,
        paymentMethod: {
          ...bank,
          details: { ...bank.details, verificationUrl: 'https://payments.stripe.example/verify' },
        },
      },
      { sandbox: null },
    );

    await expect
      .element(screen.getByRole('link', { name: /^Confirm the two small deposits/ }))
      .toHaveAttribute('href', 'https://payments.stripe.example/verify');
    await expect.element(screen.getByRole('button', { name: 'Verify the account' })).not.toBeInTheDocument();
  });
});
