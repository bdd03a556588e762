import { describe, expect, test } from 'vitest';
import {
  makeAdHocLocation,
  makeAdHocPayment,
  makeWorkedGig,
  quotedApplication,
} from '../../testing/adHocPayments.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { pendingRequest } from '../../testing/expectHeld.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { makeWorkPay } from '../../testing/pay.ts';
import { makeGig, makeViewer, refusal } from '../../testing/world.ts';

const path = '/locations/1/pay/extra/new';
const toPro = `${path}?gig=7&pro=1`;

const world = (facts: Record<string, unknown> = {}) => ({
  location: makeAdHocLocation([]),
  gig: makeWorkedGig(),
  node: quotedApplication,
  sendAdHocPayment: { errors: [], payment: makeAdHocPayment(9, { status: 'SUBMITTED' }) },
  ...facts,
});

type Screen = Awaited<ReturnType<typeof renderApp>>['screen'];

async function chooseReason(screen: Screen, name: RegExp) {
  await screen.getByRole('combobox', { name: /^Reason/ }).click();
  await screen.getByRole('option', { name }).click();
}

describe('a new extra payment', () => {
  test('goes from the shift to the pro, and shows the cost before it is sent', async () => {
    const { screen, gateway, router } = await renderApp(path, world());
    await screen.getByRole('combobox', { name: /^Shift/ }).click();
    await screen.getByRole('option', { name: /^Line Cook/ }).click();
    await screen.getByRole('combobox', { name: /^Pro/ }).click();
    await screen.getByRole('option', { name: 'Pro 1' }).click();
    await expect.poll(() => router.state.location.search).toEqual({ gig: '7', pro: '1' });
    await screen.getByRole('textbox', { name: /^Amount/ }).fill('20');

    await expect
      .element(screen.getByRole('region', { name: 'Cost' }))
      .toMatchTextContent(/To the pro\$20\.00Platform fee\$3\.70Payment processing\$0\.99You pay\$24\.69/);
    await expectAccessible();
    await screen.getByRole('button', { name: 'Send $20.00' }).click();

    await expect.element(screen.getByText('Pro 1 is being paid')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/pay/extra');
    expect(gateway.requests.find(({ name }) => name === 'sendAdHocPaymentMutation')?.variables).toEqual({
      input: {
        applicationId: 'application-1',
        reason: 'TIP',
        amountCents: 2000,
        description: null,
        chargesBusiness: true,
      },
    });
  });

  test('asks before what was typed is lost, and cannot be left while it is sent', async () => {
    const { screen, gateway, router } = await renderApp(toPro, world());
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    await screen.getByRole('textbox', { name: /^Amount/ }).fill('20');
    await cancel.click();
    await screen.getByRole('button', { name: 'Keep editing' }).click();
    expect(router.state.location.pathname).toBe(path);
    const pending = pendingRequest();
    gateway.intercept(({ name }) => (name === 'sendAdHocPaymentMutation' ? pending.promise : null));
    await screen.getByRole('button', { name: 'Send $20.00' }).click();
    await expect.element(cancel).toBeDisabled();

    pending.resolve(null);

    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/pay/extra');
  });

  test('leaves without a question when nothing was typed', async () => {
    const { screen, router } = await renderApp(toPro, world());
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/pay/extra');
  });

  test('pays the hours that were missed, with the amount that the server computes', async () => {
    const { screen, gateway } = await renderApp(toPro, world());
    await chooseReason(screen, /^More hours/);

    await expect.element(screen.getByText('30 min more than paid: $12.25')).toBeVisible();
    await screen.getByRole('button', { name: 'Send $12.25' }).click();
    await expect.element(screen.getByText('Pro 1 is being paid')).toBeVisible();
    expect(gateway.requests.find(({ name }) => name === 'sendAdHocPaymentMutation')?.variables).toMatchObject(
      {
        input: {
          reason: 'ADJUST_HOURS',
          amountCents: 1225,
          startTime: '2026-11-20T22:00:00Z',
          endTime: '2026-11-21T06:00:00Z',
        },
      },
    );
  });

  test('sends nothing for hours that are paid', async () => {
    const additionalPay = { minutes: 0, amount: { amountCents: 0, currency: 'USD' } };
    const { screen } = await renderApp(toPro, world({ node: { ...quotedApplication, additionalPay } }));
    await chooseReason(screen, /^More hours/);

    await expect.element(screen.getByText('All of these hours are paid.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  test('a new extra payment does not offer more hours before the work is paid', async () => {
    const { screen } = await renderApp(`${path}?gig=7&pro=2`, world());
    await screen.getByRole('combobox', { name: /^Reason/ }).click();

    await expect
      .element(screen.getByRole('option', { name: /^More hours/ }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('offers more hours where a payout failed, whose hours are fixed', async () => {
    const gig = makeGig(7, {
      startTime: '2026-11-20T22:00:00Z',
      pay: [makeWorkPay(1, { status: 'PRO_PAYMENT_FAILED' })],
    });
    const { screen } = await renderApp(toPro, world({ gig }));
    await screen.getByRole('combobox', { name: /^Reason/ }).click();

    await expect
      .element(screen.getByRole('option', { name: /^More hours/ }))
      .not.toHaveAttribute('aria-disabled');
  });

  test('says at each field what is missing', async () => {
    const { screen } = await renderApp(toPro, world());
    await chooseReason(screen, /^Other/);
    await screen.getByRole('textbox', { name: /^Amount/ }).fill('0.49');
    await screen.getByRole('button', { name: 'Send' }).click();

    await expect.element(screen.getByText('Amount must be at least $0.50')).toBeVisible();
    await expect.element(screen.getByText('This field is required')).toBeVisible();
    await expectAccessible();
  });

  test('shows at the amount why the server refuses', async () => {
    const errors = [refusal('INVALID', 'These hours come to $20.00.', {}, ['amountCents'])];
    const { screen } = await renderApp(toPro, world({ sendAdHocPayment: { errors, payment: null } }));
    await screen.getByRole('textbox', { name: /^Amount/ }).fill('20');
    await screen.getByRole('button', { name: 'Send $20.00' }).click();

    await expect.element(screen.getByText('These hours come to $20.00.')).toBeVisible();
  });

  test.each([
    ['PAYMENT_METHOD_MISSING', 'Add a payment method before you pay.', 1],
    ['CARD_DECLINED', 'This card has expired.', 1],
    ['CONFLICT', 'This shift was cancelled.', 0],
  ])(
    'a new extra payment refused as %s says why and links to billing where that helps',
    async (code, message, links) => {
      const errors = [refusal(code, message, {}, ['applicationId'])];
      const { screen, gateway } = await renderApp(
        toPro,
        world({ sendAdHocPayment: { errors, payment: null } }),
      );
      const amount = screen.getByRole('textbox', { name: /^Amount/ });
      await amount.fill('20');
      await screen.getByRole('button', { name: 'Send $20.00' }).click();

      const alert = screen.getByRole('alert').filter({ hasText: message });
      await expect.element(alert).toBeVisible();
      const billing = alert.getByRole('link', { name: 'Billing' });
      expect(billing.elements().map((link) => link.getAttribute('href'))).toEqual(
        Array.from({ length: links }, () => '/locations/1/billing'),
      );
      await expectAccessible();
      expect(gateway.requests.filter(({ name }) => name === 'sendAdHocPaymentMutation')).toHaveLength(1);
      await expect.element(amount).toHaveValue('20');
    },
  );

  test('says that a duplicate was not paid, and where to send it anyway', async () => {
    const payment = makeAdHocPayment(9, {
      status: 'ERROR',
      isFailed: true,
      error: { code: 'DUPLICATE', message: 'Again.' },
    });
    const { screen, router } = await renderApp(toPro, world({ sendAdHocPayment: { errors: [], payment } }));
    await screen.getByRole('textbox', { name: /^Amount/ }).fill('20');
    await screen.getByRole('button', { name: 'Send $20.00' }).click();

    await expect.element(screen.getByText('Pro 1 was not paid')).toBeVisible();
    await expect.poll(() => router.state.location.pathname).toBe('/locations/1/pay/extra');
  });
});

test('platform admins settle claims and spare the business', async () => {
  const { screen, gateway } = await renderApp(
    toPro,
    world({ viewer: makeViewer({ isPlatformAdmin: true }) }),
  );
  await chooseReason(screen, /^Terms of service settlement/);
  await screen.getByRole('checkbox', { name: /^Charge the business/ }).click();
  await screen.getByRole('textbox', { name: /^Amount/ }).fill('50');

  await expect.element(screen.getByText('Paid by the platform')).toBeVisible();
  await screen.getByRole('button', { name: 'Send $50.00' }).click();
  await expect.element(screen.getByText('Pro 1 is being paid')).toBeVisible();
  expect(gateway.requests.find(({ name }) => name === 'sendAdHocPaymentMutation')?.variables).toMatchObject({
    input: { reason: 'TOS', chargesBusiness: false },
  });
});

test('platform admins choose how the pro is employed for it, and see what that costs', async () => {
  const { screen, gateway } = await renderApp(
    toPro,
    world({ viewer: makeViewer({ isPlatformAdmin: true }) }),
  );
  await screen.getByRole('textbox', { name: /^Amount/ }).fill('50');
  await screen.getByRole('combobox', { name: /^Paid as/ }).click();
  await screen.getByRole('option', { name: 'Contractor (1099)' }).click();

  await expect
    .poll(() => gateway.last('useAdHocCostQuery')?.variables)
    .toMatchObject({ amountCents: 5000, employmentType: 'F1099' });
  await expectAccessible();
  await screen.getByRole('button', { name: 'Send $50.00' }).click();
  await expect.element(screen.getByText('Pro 1 is being paid')).toBeVisible();
  expect(gateway.requests.find(({ name }) => name === 'sendAdHocPaymentMutation')?.variables).toMatchObject({
    input: { employmentType: 'F1099', chargesBusiness: true },
  });
});

test('other managers do not choose how the pro is employed', async () => {
  const { screen } = await renderApp(toPro, world());
  await expect.element(screen.getByRole('textbox', { name: /^Amount/ })).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: /^Paid as/ })).not.toBeInTheDocument();
});

test('says that no one has worked here yet', async () => {
  const gigs = { edges: [], totalCount: 0, pageInfo: { hasNextPage: false } };
  const { screen } = await renderApp(path, world({ location: makeAdHocLocation([], { gigs }), gig: null }));

  await expect.element(screen.getByRole('heading', { name: 'No one has worked here yet' })).toBeVisible();
  await expectAccessible();
});

test('says who may pay to those who may not', async () => {
  const location = makeAdHocLocation([], {
    viewerCanPay: false,
    viewerCannotPayReason: 'Only team members can pay.',
  });
  const { screen } = await renderApp(path, world({ location }));

  await expect.element(screen.getByRole('heading', { name: 'You cannot pay here' })).toBeVisible();
});
