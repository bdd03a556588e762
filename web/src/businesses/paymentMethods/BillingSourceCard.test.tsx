import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { refusal } from '../../testing/world.ts';
import { makeBilled, sandbox } from '../../testing/billingWorld.ts';

const open = (facts: Record<string, unknown> = {}, root: Record<string, unknown> = {}) =>
  renderApp('/locations/1/billing', { location: makeBilled(facts), sandbox, ...root });

describe('who pays', () => {
  test('the billing source becomes the organization after a question', async () => {
    const { screen, gateway } = await open(
      {},
      {
        switchToOrganizationBilling: () => ({
          errors: [],
          location: makeBilled({ source: 'ORGANIZATION' }),
        }),
      },
    );
    await screen.getByRole('button', { name: 'Let the organization pay' }).click();
    const dialog = screen.getByRole('alertdialog', { name: 'Let Copperfinch Hospitality pay?' });
    await expect.element(dialog).toMatchTextContent('is saved in case you switch back');
    await dialog.getByRole('button', { name: 'Let the organization pay' }).click();

    await expect
      .element(screen.getByText('Copperfinch Hospitality pays for the shifts of Grill 1.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('heading', { name: 'Own payment method, saved but not charged' }))
      .toBeVisible();
    expect(gateway.names()).toContain('payByOrganizationMutation');
  });

  test('the billing source goes back to the card that the location has kept', async () => {
    const { screen } = await open(
      { source: 'ORGANIZATION' },
      { switchToLocationBilling: () => ({ errors: [], location: makeBilled() }) },
    );
    await screen.getByRole('button', { name: 'Use own payment method' }).click();

    await expect.element(screen.getByText('Grill 1 pays for its own shifts.')).toBeVisible();
  });

  test('the billing source stays when the server refuses, with its words', async () => {
    const { screen } = await open(
      { source: 'ORGANIZATION' },
      {
        switchToLocationBilling: () => ({
          errors: [refusal('FORBIDDEN', 'You need the permission billing.manage to do this.')],
          location: null,
        }),
      },
    );
    await screen.getByRole('button', { name: 'Use own payment method' }).click();

    await expect
      .element(screen.getByText('You need the permission billing.manage to do this.'))
      .toBeVisible();
    await expect
      .element(screen.getByText('Copperfinch Hospitality pays for the shifts of Grill 1.'))
      .toBeVisible();
  });

  test('the billing source can become the location: the form opens by the address', async () => {
    const { screen, router } = await open(
      { source: 'ORGANIZATION', status: 'NOT_CONFIGURED', paymentMethod: null },
      { startPaymentSetup: { network: 'SANDBOX', clientSecret: 'seti_1', publishableKey: null, errors: [] } },
    );
    await screen.getByRole('link', { name: 'Add own payment method' }).click();

    await expect.element(screen.getByRole('heading', { name: 'Add a payment method' })).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({ mode: 'edit-custom' });
  });
});
