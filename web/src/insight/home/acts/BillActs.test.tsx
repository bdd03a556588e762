import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeFailedPayment } from '../../../testing/adHocPayments.ts';
import { expectAccessible } from '../../../testing/axe.ts';
import { makeHomeItem } from '../../../testing/homes.ts';
import { makeInvoice } from '../../../testing/invoices.ts';
import { openHomeAct } from '../../../testing/openHomeAct.ts';
import { connection, type Page } from '../../../testing/world.ts';

const openInvoices = (kind: string, action: string, facts: object, root: Record<string, unknown>) =>
  openHomeAct(makeHomeItem(kind, 1), action, {
    location: { invoices: (rows: Page) => connection([{ ...makeInvoice(4), ...facts }], rows) },
    root,
  });

describe('invoices', () => {
  test('invoices whose charge failed are retried in place', async () => {
    const failed = { status: 'FAILED', failure: 'CARD_DECLINED' };
    const paid = { ...makeInvoice(4), ...failed, isCharging: true };
    const { screen, gateway } = await openInvoices('INVOICES_UNPAID', 'Pay: 1 invoice to pay', failed, {
      payInvoice: { errors: [], invoice: paid },
    });
    const row = screen.getByRole('listitem', { name: 'INV-1-00004' });
    await expect.element(row).toMatchTextContent(/The card was declined/);
    await expectAccessible(screen.container);
    await row.getByRole('button', { name: /^Retry \$/ }).click();
    await expect.element(row).toMatchTextContent(/The payment is on its way/);
    expect(gateway.last('InvoicesActQuery')?.variables).toEqual({
      locationId: 1,
      statuses: ['FAILED', 'OVERDUE'],
    });
  });

  test('invoices that are drafts are approved in place', async () => {
    const draft = { status: 'DRAFT', number: null };
    const { screen, gateway } = await openInvoices(
      'INVOICES_TO_REVIEW',
      'Review: 1 invoice to review',
      draft,
      { approveInvoice: { errors: [], invoice: makeInvoice(4) } },
    );
    const row = screen.getByRole('listitem', { name: 'Draft' });
    await expect
      .element(row.getByRole('link', { name: 'Draft' }))
      .toHaveAttribute('href', '/locations/1/invoices/4');
    await row.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect.element(screen.getByRole('listitem', { name: 'INV-1-00004' })).toBeVisible();
    expect(gateway.last('InvoicesActQuery')?.variables).toEqual({ locationId: 1, statuses: ['DRAFT'] });
  });
});

test('extra payments that failed are retried in place, and say so', async () => {
  const failed = makeFailedPayment(3, 'CARD_DECLINED');
  const { screen, gateway } = await openHomeAct(
    makeHomeItem('EXTRA_PAYMENTS_FAILED', 1),
    'Retry: 1 failed extra payment',
    {
      location: { adHocPayments: (rows: Page) => connection([failed], rows) },
      root: {
        retryAdHocPayment: {
          errors: [],
          payment: { ...failed, status: 'SUBMITTED', isFailed: false, error: null },
        },
      },
    },
  );
  const row = screen.getByRole('listitem', { name: 'Pro 3' });
  await expect.element(row).toMatchTextContent(/\$20\.00/);
  await expectAccessible(screen.container);
  await row.getByRole('button', { name: 'Retry: extra payment to Pro 3' }).click();
  await expect.element(row.getByRole('button')).not.toBeInTheDocument();
  expect(gateway.last('ExtraPaymentsActQuery')?.variables).toEqual({ locationId: 1 });
  await expect
    .element(screen.getByRole('link', { name: 'All extra payments' }))
    .toHaveAttribute('href', '/locations/1/pay/extra');
});
