import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp } from '../../../testing/renderApp.tsx';
import { fault, refusal } from '../../../testing/world.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeBilled, sandbox } from '../../../testing/billingWorld.ts';
import { expectFocusWithin } from '../../../testing/expectFocusWithin.ts';

const start = { network: 'SANDBOX', clientSecret: 'seti_1', publishableKey: null, errors: [] };
const confirmed = { status: 'SUCCEEDED', paymentMethodId: 'pm_2', errors: [] };
const saved = () => ({ errors: [], location: makeBilled(), organization: null });
const none = { status: 'NOT_CONFIGURED', paymentMethod: null };

async function open(root: Record<string, unknown>, query = '') {
  const app = await renderApp(`/locations/1/billing?mode=add-custom${query}`, {
    location: makeBilled(none),
    sandbox,
    startPaymentSetup: start,
    ...root,
  });
  const form = app.screen.getByRole('form', { name: 'Payment method' });
  return {
    ...app,
    form,
    card: (name: RegExp) => form.getByRole('radio', { name }),
    name: form.getByRole('textbox', { name: /^Name on the card or account/ }),
    save: form.getByRole('button', { name: 'Save payment method' }),
  };
}

describe('the card form of the sandbox', () => {
  test('saves a card and shows it', async () => {
    const { card, name, save, screen, router, gateway } = await open({
      confirmSandboxSetup: confirmed,
      savePaymentMethod: saved,
    });
    await card(/4242/).click();
    await name.fill('Dana Whitlock');
    await expectAccessible();
    await save.click();

    await expect.element(screen.getByText('Visa ending in 4242')).toBeVisible();
    await expect.element(screen.getByText('The payment method is saved')).toBeVisible();
    await expect.poll(() => router.state.location.search).toEqual({});
    expect(
      gateway.requests
        .filter(({ name: each }) => /^(confirm|save)/.test(each))
        .map(({ variables }) => variables),
    ).toEqual([
      { input: { clientSecret: 'seti_1', testCard: 'SUCCESS', holderName: 'Dana Whitlock' } },
      { input: { ownerId: 'location-1', paymentMethodId: 'pm_2' } },
    ]);
  });

  test('goes where the person came from', async () => {
    const { card, name, save, router } = await open(
      { confirmSandboxSetup: confirmed, savePaymentMethod: saved },
      '&returnTo=/locations',
    );
    await card(/4242/).click();
    await name.fill('Dana Whitlock');
    await save.click();

    await expect.poll(() => router.state.location.pathname).toBe('/locations');
  });

  test('goes nowhere but to a path of the app', async () => {
    const { card, name, save, router } = await open(
      { confirmSandboxSetup: confirmed, savePaymentMethod: saved },
      '&returnTo=//evil.example/',
    );
    await card(/4242/).click();
    await name.fill('Dana Whitlock');
    await save.click();

    await expect.poll(() => router.state.location.href).toBe('/locations/1/billing');
  });

  test('keeps what was typed when the card is declined, and saves nothing', async () => {
    const { card, name, save, form, gateway } = await open({
      confirmSandboxSetup: {
        status: null,
        paymentMethodId: null,
        errors: [refusal('CARD_DECLINED', 'The card was declined. Try another one.', {}, ['testCard'])],
      },
    });
    await card(/0002/).click();
    await name.fill('Dana Whitlock');
    await save.click();

    await expect.element(form.getByText('The card was declined. Try another one.')).toBeVisible();
    await expect.element(card(/0002/)).toBeChecked();
    await expect.element(name).toHaveValue('Dana Whitlock');
    expect(gateway.names()).not.toContain('savePaymentMethodMutation');
  });

  test.each([
    ['Approve', true],
    ['Refuse', false],
  ])('asks for the approval of the bank: %s', async (button, isApproved) => {
    const { card, name, save, screen, gateway } = await open({
      confirmSandboxSetup: ({ input }: { input: { isApproved?: boolean } }) =>
        input.isApproved === undefined
          ? { status: 'REQUIRES_APPROVAL', paymentMethodId: null, errors: [] }
          : confirmed,
      savePaymentMethod: saved,
    });
    await card(/3155/).click();
    await name.fill('Dana Whitlock');
    await save.click();
    const dialog = screen.getByRole('alertdialog', { name: 'Your bank asks: Is this you?' });
    await expectAccessible();
    await dialog.getByRole('button', { name: button }).click();

    await expect
      .poll(() => gateway.requests.filter(({ name: each }) => each === 'confirmSandboxSetupMutation').at(-1))
      .toMatchObject({ variables: { input: { testCard: 'REQUIRES_ACTION', isApproved } } });
  });

  test('asks for what is missing, at its field', async () => {
    const { save, form, gateway } = await open({});
    await save.click();

    await expect.element(form.getByText('Choose a card or bank account')).toBeVisible();
    await expect.element(form.getByText('This field is required')).toBeVisible();
    expect(gateway.names()).not.toContain('confirmSandboxSetupMutation');
  });

  test('asks before what was typed is lost, and stays', async () => {
    const { name, form, screen } = await open({});
    await name.fill('Dana');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expectFocusWithin(screen.getByRole('alertdialog'));
    await userEvent.keyboard('{Escape}');

    await expect.element(name).toHaveValue('Dana');
  });

  test('asks once before what was typed is lost, and leaves', async () => {
    const { name, form, screen } = await open({});
    await name.fill('Dana');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: 'Leave without saving' }).click();

    await expect.element(screen.getByRole('heading', { name: 'Who pays' })).toBeVisible();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('the card form of the sandbox is opened again after a failure', async () => {
    let answers = 0;
    const { screen, form } = await open({
      startPaymentSetup: () => {
        answers += 1;
        if (answers === 1) throw fault('UPSTREAM_UNAVAILABLE');
        return start;
      },
    });
    await screen.getByRole('button', { name: 'Try again' }).click();

    await expect.element(form).toBeVisible();
  });

  test('the card form of the sandbox does not open for those who may only look', async () => {
    const { screen, gateway } = await open({
      location: makeBilled({ viewerCanManage: false, viewerCannotManageReason: 'Only admins can.' }),
    });

    await expect.element(screen.getByText('Only admins can.')).toBeVisible();
    expect(gateway.names()).not.toContain('startPaymentSetupMutation');
  });
});
