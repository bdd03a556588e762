import { describe, expect, test } from 'vitest';
import { makeAdHocLocation, makeAdHocPayment } from '../../testing/adHocPayments.ts';
import { expectAccessible } from '../../testing/axe.ts';
import { makeInvoice, makeInvoicedLocation, makeInvoiceLine } from '../../testing/invoices.ts';
import { makeDueGig, makePayLocation, makeWorkPay } from '../../testing/pay.ts';
import { makeRefund } from '../../testing/refunds.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeViewer, refusal } from '../../testing/world.ts';

const usd = (amountCents: number) => ({ amountCents, currency: 'USD' });
const refunded = (...ways: string[]) => ({
  errors: [],
  refunds: ways.map((way) => ({ __typename: 'Refund', way })),
});

type App = Awaited<ReturnType<typeof renderApp>>;

async function fill({ screen }: App, thing: string, amount: string | null) {
  await screen.getByRole('button', { name: `Refund ${thing}` }).click();
  const dialog = screen.getByRole('dialog', { name: `Refund ${thing}` });
  if (amount !== null) await dialog.getByRole('textbox', { name: 'Amount (USD)' }).fill(amount);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Left at noon');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  return dialog;
}

async function openInvoice(root: object = {}, isPlatformAdmin = true) {
  const lines = [
    makeInvoiceLine(1),
    makeInvoiceLine(2, { correctsNumber: 'INV-1-00001' }),
    makeInvoiceLine(3, { adHocReason: 'TIP', adHocPaymentId: 'payment-3' }),
    makeInvoiceLine(4, { adHocReason: 'TIP' }),
  ];
  const invoice = makeInvoice(3, { lines: () => connection(lines, {}) });
  const app = await renderApp('/locations/1/invoices/3', {
    location: makeInvoicedLocation([invoice]),
    invoice,
    viewer: makeViewer({ isPlatformAdmin }),
    ...root,
  });
  await expect.element(app.screen.getByRole('table', { name: 'Work on this invoice' })).toBeVisible();
  return app;
}

const openList = (
  payments: ReturnType<typeof makeAdHocPayment>[],
  root: object = {},
  isPlatformAdmin = true,
) =>
  renderApp('/locations/1/pay/extra', {
    location: makeAdHocLocation(payments),
    viewer: makeViewer({ isPlatformAdmin }),
    ...root,
  });

describe('a refund of what was invoiced', () => {
  test('a refund of what was invoiced is made by a platform admin for the work on a line, and says how it goes back', async () => {
    const app = await openInvoice({ refundWork: refunded('INVOICE') });
    await expect.poll(() => app.screen.getByRole('button', { name: /^Refund/ }).all()).toHaveLength(2);
    await app.screen.getByRole('button', { name: 'Refund the work of Pro 1' }).click();
    await expectAccessible();
    await app.screen.getByRole('button', { name: 'Cancel' }).click();
    await fill(app, 'the work of Pro 1', '12.50');

    await expect.element(app.screen.getByText('You refunded the work of Pro 1')).toBeVisible();
    await expect
      .element(app.screen.getByText('The next invoice of the location takes it off.'))
      .toBeVisible();
    expect(app.gateway.requests.at(-1)?.variables).toMatchObject({
      input: { applicationId: 'application-1', amountCents: 1250, reason: 'Left at noon' },
    });
  });

  test('a refund of what was invoiced is made for the extra payment on a line', async () => {
    const app = await openInvoice({ refundAdHocPayment: { ...refunded('INVOICE'), payment: null } });
    await fill(app, 'the extra payment to Pro 3', '5');
    await expect.element(app.screen.getByText('You refunded the extra payment to Pro 3')).toBeVisible();
    expect(app.gateway.requests.at(-1)?.variables).toMatchObject({
      input: { paymentId: 'payment-3', amountCents: 500 },
    });
  });

  test('shows what the server refuses at its field', async () => {
    const app = await openInvoice({
      refundWork: {
        errors: [{ ...refusal('BAD_USER_INPUT', 'At most $232.26'), path: ['amountCents'] }],
        refunds: null,
      },
    });
    const dialog = await fill(app, 'the work of Pro 1', '300');
    await expect.element(dialog.getByText('At most $232.26')).toBeVisible();
  });

  test('a refund of what was invoiced needs an amount', async () => {
    const dialog = await fill(await openInvoice(), 'the work of Pro 1', '0');
    await expect.element(dialog.getByText('At least $0.01')).toBeVisible();
  });

  test('a refund of what was invoiced is not offered to businesses', async () => {
    const { screen } = await openInvoice({}, false);
    await expect.element(screen.getByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });
});

describe('a refund of an extra payment', () => {
  const payment = makeAdHocPayment(1, { refundable: usd(2469) });
  test('a refund of an extra payment starts with all that is left, and the row then shows it', async () => {
    const app = await openList([payment], {
      refundAdHocPayment: {
        ...refunded('PAYMENT_METHOD'),
        payment: { ...payment, refundable: usd(0), refunds: [makeRefund(1, { amount: usd(2469) })] },
      },
    });
    await fill(app, 'the extra payment to Pro 1', null);
    const refunds = app.screen.getByRole('list', { name: 'Refunds' });
    await expect.element(refunds.getByText('Refund on its way: $24.69')).toBeVisible();
    expect(app.gateway.requests.at(-1)?.variables).toMatchObject({
      input: { paymentId: 'payment-1', amountCents: 2469, reason: 'Left at noon' },
    });
    await expect
      .element(app.screen.getByRole('button', { name: 'Refund the extra payment to Pro 1' }))
      .not.toBeInTheDocument();
    await expectAccessible();
  });

  test('a refund of an extra payment is at most what is left', async () => {
    const dialog = await fill(await openList([payment]), 'the extra payment to Pro 1', '24.70');
    await expect.element(dialog.getByText('At most $24.69')).toBeVisible();
  });

  test('shows businesses how far it is, why, and who decided it, and offers them none', async () => {
    const refunds = [
      makeRefund(1, { status: 'REFUNDED', settledAt: '2026-11-22T16:00:00Z' }),
      makeRefund(2, { status: 'FAILED', createdByName: null }),
      makeRefund(3, { way: 'INVOICE', createdAt: null }),
    ];
    const { screen } = await openList([makeAdHocPayment(1, { refundable: usd(969), refunds })], {}, false);
    const list = screen.getByRole('list', { name: 'Refunds' });
    await expect.element(list.getByText('Refunded: $5.00')).toBeVisible();
    await expect.element(list.getByText('Refund failed: $5.00')).toBeVisible();
    await expect.element(list.getByText('Refund on the next invoice: $5.00')).toBeVisible();
    await expect.element(list.getByText('Sent twice').first()).toBeVisible();
    await expect.element(list.getByText(/Ada Lopez, .*22/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Refund/ })).not.toBeInTheDocument();
  });
});

test('a refund of work that a card paid says how each part goes back', async () => {
  const works = [makeWorkPay(1, { status: 'PAID', refundable: usd(21_979) }), makeWorkPay(2)];
  const app = await renderApp('/locations/1/pay', {
    location: makePayLocation([makeDueGig(7, works)]),
    viewer: makeViewer({ isPlatformAdmin: true }),
    refundWork: refunded('PAYMENT_METHOD', 'INVOICE'),
  });
  await fill(app, 'the work of Pro 1', '100');
  await expect
    .element(
      app.screen.getByText(
        'The payment method that was charged gets it back in a few days. The next invoice of the location takes it off.',
      ),
    )
    .toBeVisible();
  await expect
    .element(app.screen.getByRole('button', { name: 'Refund the work of Pro 2' }))
    .not.toBeInTheDocument();
});
