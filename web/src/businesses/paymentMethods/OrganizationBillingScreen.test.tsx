import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';
import { copperfinch } from '../../testing/world.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { makePaymentMethod, sandbox } from '../../testing/billingWorld.ts';

function makeOrganization(billing: Record<string, unknown>) {
  return {
    ...copperfinch,
    viewerCanManage: true,
    viewerCannotManageReason: null,
    billing: {
      source: null,
      status: 'ACTIVE',
      viewerCanManage: true,
      viewerCannotManageReason: null,
      paymentMethod: makePaymentMethod(),
      ...billing,
    },
  };
}

const open = (billing: Record<string, unknown>, root: Record<string, unknown> = {}) =>
  renderApp('/organizations/1/billing', { organization: makeOrganization(billing), sandbox, ...root });

describe('how an organization pays', () => {
  test('the billing of an organization is shown with its card', async () => {
    const { screen } = await open({});

    await expect.element(screen.getByText('Visa ending in 4242')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Replace payment method' })).toBeVisible();
    await expect.poll(() => document.title).toBe('Billing of Copperfinch Hospitality · Brigade');
    await expectAccessible();
  });

  test('an organization gets its first card', async () => {
    const { screen, gateway } = await open(
      { status: 'NOT_CONFIGURED', paymentMethod: null },
      {
        startPaymentSetup: { network: 'SANDBOX', clientSecret: 'seti_1', publishableKey: null, errors: [] },
        confirmSandboxSetup: { status: 'SUCCEEDED', paymentMethodId: 'pm_2', errors: [] },
        savePaymentMethod: () => ({ errors: [], location: null, organization: makeOrganization({}) }),
      },
    );
    await screen.getByRole('link', { name: 'Add payment method' }).click();
    await screen.getByRole('radio', { name: /4242/ }).click();
    await screen.getByRole('textbox', { name: /^Name on the card/ }).fill('Dana Whitlock');
    await screen.getByRole('button', { name: 'Save payment method' }).click();

    await expect.element(screen.getByText('Visa ending in 4242')).toBeVisible();
    await expect
      .poll(() => gateway.lastMutation()?.variables)
      .toEqual({
        input: { ownerId: 'organization-1', paymentMethodId: 'pm_2' },
      });
  });

  test('the billing of an organization is not shown to those who are no admins of it', async () => {
    const { screen } = await open({
      status: null,
      paymentMethod: null,
      viewerCanManage: false,
      viewerCannotManageReason: 'Only admins of the organization can change it.',
    });

    await expect
      .element(screen.getByRole('heading', { name: 'Your role does not include billing' }))
      .toBeVisible();
    await expect.element(screen.getByText('Only admins of the organization can change it.')).toBeVisible();
  });
});
