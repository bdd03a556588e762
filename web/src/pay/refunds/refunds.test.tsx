import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import { makeInvoice, makeInvoicedLocation, makeInvoiceLine } from '../../testing/invoices.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, makeViewer, refusal } from '../../testing/world.ts';

const path = '/locations/1/invoices/3';
const refunded = { errors: [], refund: { __typename: 'Refund', way: 'INVOICE' } };

async function openInvoice(root: object = {}, isPlatformAdmin = true) {
  const lines = [
    makeInvoiceLine(1),
    makeInvoiceLine(2, { correctsNumber: 'INV-1-00001' }),
    makeInvoiceLine(3, { adHocReason: 'TIP' }),
  ];
  const invoice = makeInvoice(3, { lines: () => connection(lines, {}) });
  const app = await renderApp(path, {
    location: makeInvoicedLocation([invoice]),
    invoice,
    viewer: makeViewer({ isPlatformAdmin }),
    ...root,
  });
  await expect.element(app.screen.getByRole('table', { name: 'Work on this invoice' })).toBeVisible();
  return { ...app, button: app.screen.getByRole('button', { name: 'Refund the work of Pro 1' }) };
}

async function fill({ screen, button }: Awaited<ReturnType<typeof openInvoice>>, amount: string) {
  await button.click();
  const dialog = screen.getByRole('dialog', { name: 'Refund the work of Pro 1' });
  await dialog.getByRole('textbox', { name: 'Amount (USD)' }).fill(amount);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Left at noon');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  return dialog;
}

describe('a refund', () => {
  test('is made by a platform admin for the work on an invoice, and says how the money goes back', async () => {
    const app = await openInvoice({ refundWork: refunded });
    await expect.element(app.screen.getByRole('button', { name: /^Refund/ })).toBeVisible();
    await app.button.click();
    await expectAccessible();
    await app.screen.getByRole('button', { name: 'Cancel' }).click();
    await fill(app, '12.50');

    await expect.element(app.screen.getByText('The work of Pro 1 is refunded')).toBeVisible();
    await expect
      .element(app.screen.getByText('The next invoice of the location takes it off.'))
      .toBeVisible();
    expect(app.gateway.requests.at(-1)?.variables).toMatchObject({
      input: { applicationId: 'application-1', amountCents: 1250, reason: 'Left at noon' },
    });
  });

  test('shows what the server refuses at its field', async () => {
    const app = await openInvoice({
      refundWork: {
        errors: [{ ...refusal('BAD_USER_INPUT', 'At most $232.26'), path: ['amountCents'] }],
        refund: null,
      },
    });
    const dialog = await fill(app, '300');
    await expect.element(dialog.getByText('At most $232.26')).toBeVisible();
  });

  test('needs an amount', async () => {
    const dialog = await fill(await openInvoice(), '0');
    await expect.element(dialog.getByText('At least $0.01')).toBeVisible();
  });

  test('is not offered to businesses', async () => {
    const { button } = await openInvoice({}, false);
    await expect.element(button).not.toBeInTheDocument();
  });
});
