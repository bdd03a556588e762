import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/renderApp.tsx';
import { refusal } from '../../../testing/world.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeBilled } from '../../../testing/billingWorld.ts';
import { fakeStripeClient } from './fakeStripeClient.ts';

const start = { network: 'STRIPE', clientSecret: 'seti_1', publishableKey: 'pk_test_1', errors: [] };
const accepted = async () => ({ setupIntent: { payment_method: 'pm_2' } });
const saved = () => ({ errors: [], location: makeBilled(), organization: null });

afterEach(() => {
  vi.unstubAllGlobals();
});

/** As if the network, or something in the browser, kept scripts from elsewhere away. */
function failScripts() {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) append(node ?? '');
    else queueMicrotask(() => node.dispatchEvent(new Event('error')));
  });
}

async function open(root: Record<string, unknown> = {}) {
  const app = await renderApp('/locations/1/billing?mode=add-custom', {
    location: makeBilled({ status: 'NOT_CONFIGURED', paymentMethod: null }),
    startPaymentSetup: start,
    ...root,
  });
  const form = app.screen.getByRole('form', { name: 'Payment method' });
  return {
    ...app,
    form,
    number: form.getByRole('textbox', { name: 'Card number' }),
    save: form.getByRole('button', { name: 'Save payment method' }),
  };
}

describe('the card form of Stripe', () => {
  test('saves what Stripe has set up', async () => {
    const stripe = fakeStripeClient(accepted);
    const { number, save, screen, gateway } = await open({ savePaymentMethod: saved });
    await number.fill('4242 4242 4242 4242');
    await expectAccessible();
    await save.click();

    await expect.element(screen.getByText('Visa ending in 4242')).toBeVisible();
    expect(stripe.confirmSetup).toHaveBeenCalledOnce();
    await expect
      .poll(() => gateway.lastMutation())
      .toMatchObject({
        name: 'savePaymentMethodMutation',
        variables: { input: { ownerId: 'location-1', paymentMethodId: 'pm_2' } },
      });
    // What is typed goes to Stripe alone.
    expect(JSON.stringify(gateway.requests)).not.toContain('4242 4242');
  });

  test('keeps what was typed when the card is declined, and saves nothing', async () => {
    fakeStripeClient(async () => ({ error: { message: 'Your card was declined.' } }));
    const { number, save, form, gateway } = await open();
    await number.fill('4000 0000 0000 0002');
    await save.click();

    await expect.element(form.getByRole('alert')).toMatchTextContent('Your card was declined.');
    await expect.element(number).toHaveValue('4000 0000 0000 0002');
    expect(gateway.names()).not.toContain('savePaymentMethodMutation');
  });

  test('says what the server has against it', async () => {
    fakeStripeClient(accepted);
    const { number, save, form } = await open({
      savePaymentMethod: () => ({
        errors: [refusal('CONFIRMATION_REQUIRED', 'Your bank has to approve this card first.')],
        location: null,
        organization: null,
      }),
    });
    await number.fill('4000 0027 6000 3184');
    await save.click();

    await expect
      .element(form.getByRole('alert'))
      .toMatchTextContent('Your bank has to approve this card first.');
  });

  test('asks before what was typed is lost', async () => {
    fakeStripeClient(accepted);
    const { number, form, screen } = await open();
    await number.fill('4242');
    await form.getByRole('button', { name: 'Cancel' }).click();

    await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  });

  test('says when the script of Stripe does not come', async () => {
    const { screen } = await open({
      startPaymentSetup: () => {
        failScripts();
        return start;
      },
    });

    await expect.element(screen.getByText('The form could not be opened')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
