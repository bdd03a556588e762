import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../testing/axe.ts';
import {
  makeDraftInvoice,
  makeInvoice,
  makeInvoicedLocation,
  makeInvoicedOrganization,
  makeInvoiceLine,
  usd,
} from '../../testing/invoices.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { connection, fault } from '../../testing/world.ts';

afterEach(() => {
  vi.useRealTimers();
});

const path = '/locations/1/invoices';
const invoices = [
  makeDraftInvoice(4),
  makeInvoice(3),
  makeInvoice(2, { status: 'FAILED', failure: 'CARD_DECLINED' }),
  makeInvoice(1, { status: 'PAID', paidAt: '2026-11-10T15:00:00Z' }),
];
const world = (facts: Record<string, unknown> = {}) => ({ location: makeInvoicedLocation(invoices, facts) });

describe('the invoices of a location', () => {
  test('the invoices of a location show their period, state and total by one request', async () => {
    const { screen, gateway } = await renderApp(path, world());
    const rows = screen.getByRole('table', { name: 'Invoices' }).getByRole('row');

    await expect
      .element(rows.nth(1))
      .toMatchTextContent(/Draft.*Nov 16 – Nov 22, 2026.*In review.*After review.*\$464\.52/);
    await expect.element(rows.nth(2)).toMatchTextContent(/INV-1-00003.*Open.*Dec 1, 2026/);
    await expect.element(rows.nth(3)).toMatchTextContent(/Payment failed/);
    await expect
      .element(screen.getByRole('link', { name: 'INV-1-00003' }))
      .toHaveAttribute('href', `${path}/3`);
    expect(gateway.names().filter((name) => name.includes('Invoice'))).toEqual([
      'LocationInvoicesScreenQuery',
    ]);
    await expect.poll(() => document.title).toBe('Invoices · Grill 1 · Brigade');
    await expectAccessible();
  });

  test('the invoices of a location are narrowed by state and number, in the address', async () => {
    const { screen, router } = await renderApp(path, world());
    await screen.getByRole('link', { name: 'To pay' }).click();
    await expect.element(screen.getByRole('link', { name: 'INV-1-00001' })).not.toBeInTheDocument();
    await screen.getByRole('searchbox', { name: 'Find by number' }).fill('00002');
    await expect.element(screen.getByRole('link', { name: 'INV-1-00003' })).not.toBeInTheDocument();

    await expect.element(screen.getByRole('link', { name: 'INV-1-00002' })).toBeVisible();
    await expect.poll(() => router.state.location.searchStr).toBe('?show=unpaid&search=00002');
  });

  test.each([
    ['', 'No invoices yet'],
    ['?show=review', 'Nothing to review'],
    ['?search=9', 'No invoice “9”'],
  ])('the invoices of a location say so when there are none with "%s"', async (search, title) => {
    const { screen } = await renderApp(`${path}${search}`, { location: makeInvoicedLocation([]) });
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  test('the invoices of a location are for those who manage billing', async () => {
    const { screen } = await renderApp(
      path,
      world({
        billing: { source: 'LOCATION', viewerCanManage: false, viewerCannotManageReason: 'Ask Dana.' },
        invoices: fault('FORBIDDEN'),
      }),
    );
    await expect.element(screen.getByText('Ask Dana.')).toBeVisible();
  });

  test('the invoices of a location lead to those of the organization where it pays for all together', async () => {
    const { screen } = await renderApp(
      path,
      world({
        billing: { source: 'ORGANIZATION', viewerCanManage: true, viewerCannotManageReason: null },
        settings: { invoicingEnabled: true, invoiceStyle: 'LOCATION' },
      }),
    );
    await expect.element(screen.getByRole('link', { name: 'Invoices of the organization' })).toBeVisible();
  });
});

describe('invoices follow what happens', () => {
  const nothing = { hasGap: false, changes: [] };
  const changed = {
    hasGap: false,
    changes: [{ subject: 'APPLICATION', action: 'CHANGED', gigDatabaseId: 5 }],
  };

  test('the list of invoices follows what happens', async () => {
    const shown = [makeDraftInvoice(4)];
    const location = makeInvoicedLocation(shown, { liveCursor: '3' });
    const { screen, gateway } = await renderApp(path, { location, node: location });
    await expect.element(screen.getByRole('row', { name: /^Draft/ })).toMatchTextContent('In review');
    await expect.poll(() => gateway.lines.length).toBe(1);
    gateway.lines[0]?.send({ cursor: '4', ...nothing });
    await expect.element(screen.getByText('Live', { exact: true })).toBeVisible();

    shown.splice(0, 1, makeInvoice(4));
    gateway.lines[0]?.send({ cursor: '5', ...changed });
    await expect.element(screen.getByRole('row', { name: /^INV-1-00004/ })).toMatchTextContent('Open');
    expect(gateway.lines[0]?.variables).toMatchObject({ after: '3' });
  });

  test('an invoice follows what happens', async () => {
    let invoice = makeInvoice(3, { isCharging: true });
    const { screen, gateway } = await renderApp(`${path}/3`, { ...world(), invoice: () => invoice });
    await expect.element(screen.getByText('The payment is on its way')).toBeVisible();
    await expect.poll(() => gateway.lines.length).toBe(1);
    gateway.lines[0]?.send({ cursor: '4', ...nothing });

    invoice = makeInvoice(3, { status: 'FAILED', failure: 'CARD_DECLINED' });
    gateway.lines[0]?.send({ cursor: '5', ...changed });
    await expect.element(screen.getByText('The payment failed')).toBeVisible();
  });

  test('an invoice whose bank took a part back says so', async () => {
    const returnedPart = { amountCents: 5000, currency: 'USD' };
    const invoice = makeInvoice(3, { status: 'FAILED', failure: 'CHARGE_REVERSED', returnedPart });
    const { screen } = await renderApp(`${path}/3`, { ...world(), invoice });
    await expect.element(screen.getByText(/Part charged back: the bank took \$50\.00/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Retry $50.00' })).toBeVisible();
  });

  test('an invoice of several locations, which follows no changes, is looked at again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let invoice = makeInvoice(3, { location: null, isCharging: true });
    const { screen, gateway } = await renderApp('/organizations/1/invoices/3', { invoice: () => invoice });
    await expect.element(screen.getByText('The payment is on its way')).toBeVisible();
    invoice = makeInvoice(3, { location: null, status: 'PAID', paidAt: '2026-11-25T15:00:00Z' });
    vi.advanceTimersByTime(1500);
    await expect.element(screen.getByText('Paid', { exact: true }).first()).toBeVisible();
    expect(gateway.lines).toHaveLength(0);
  });

  test('the invoices of an organization, which follow no changes, are looked at again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const shown = [makeDraftInvoice(4)];
    const organization = makeInvoicedOrganization(shown);
    const { screen } = await renderApp('/organizations/1/invoices', { organization, node: organization });
    await expect.element(screen.getByRole('row', { name: /^Draft/ })).toBeVisible();
    shown.splice(0, 1, makeInvoice(4));
    vi.advanceTimersByTime(15_000);
    await expect.element(screen.getByRole('row', { name: /^INV-1-00004/ })).toBeVisible();
  });
});

test('the invoices of an organization are on a tab of it', async () => {
  const organization = makeInvoicedOrganization([makeInvoice(3, { locationName: null })]);
  const { screen } = await renderApp('/organizations/1/invoices', { organization });

  await expect
    .element(screen.getByRole('link', { name: 'INV-1-00003' }))
    .toHaveAttribute('href', '/organizations/1/invoices/3');
  await expect.element(screen.getByText('All locations')).toBeVisible();
});

describe('an invoice', () => {
  test('reads like a document', async () => {
    const { screen } = await renderApp(`${path}/3`, { ...world(), invoice: makeInvoice(3) });
    const document = screen.getByRole('article');

    await expect
      .element(document)
      .toMatchTextContent(
        /From.*Brigade Staffing, Inc\.100 Example Street.*Tax ID 00-0000000.*Bill to.*Copper Finch.*1 Main St.*New York, NY 10001/,
      );
    await expect
      .element(screen.getByRole('table', { name: 'Work on this invoice' }).getByRole('row').nth(1))
      .toMatchTextContent(/Pro 1, Line Cook.*8\.00.*\$24\.50.*Wages\$196\.00.*\$232\.26/);
    await expect
      .element(document)
      .toMatchTextContent(
        /Sales tax \(0% of \$464\.52\)\$0\.00Total\$464\.52Staffing services: no sales tax/,
      );
    await expect.element(screen.getByRole('button', { name: 'PDF' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Hold back/ })).not.toBeInTheDocument();
    await expectAccessible();
  });

  test('shows what is taken off before the total', async () => {
    const invoice = makeInvoice(3, {
      credits: [
        {
          databaseId: 1,
          label: 'Referral reward (Dana M.)',
          amount: { amountCents: -5000, currency: 'USD' },
        },
      ],
      total: { amountCents: 41_452, currency: 'USD' },
    });
    const { screen } = await renderApp(`${path}/3`, { ...world(), invoice });

    await expect
      .element(screen.getByRole('article'))
      .toMatchTextContent(/Platform fee.*Referral reward \(Dana M\.\)-\$50\.00.*Total.*\$414\.52/);
    await expectAccessible();
  });

  test('names the tax of each line, and what paid it', async () => {
    const lines = [makeInvoiceLine(1, { tax: usd(1916) })];
    const invoice = makeInvoice(3, {
      lines: () => connection(lines, {}),
      taxPercent: 8.25,
      taxable: usd(23_226),
      tax: usd(1916),
      total: usd(25_142),
      paidAt: '2026-11-30T17:00:00Z',
      paidWith: { issuer: 'Visa', last4: '4242' },
    });
    const { screen } = await renderApp(`${path}/3`, { ...world(), invoice });

    await expect
      .element(screen.getByRole('article'))
      .toMatchTextContent(/Visa ending in 4242.*Sales tax, not in the amount\$19\.16/);
    await expect
      .element(screen.getByRole('article'))
      .toMatchTextContent(
        /Subtotal\$232\.26Sales tax \(8\.25% of \$232\.26\)\$19\.16Total\$251\.42.*rounded to cents/,
      );
    await expectAccessible();
  });

  test('names what a line corrects, and why it was held back', async () => {
    const lines = [
      makeInvoiceLine(1, { minutes: null, wage: null, correctsNumber: 'INV-1-00001' }),
      makeInvoiceLine(2, { earlierHeldReason: 'Left at noon' }),
    ];
    const invoice = makeInvoice(3, { lines: () => connection(lines, {}) });
    const { screen } = await renderApp(`${path}/3`, { ...world(), invoice });

    await expect.element(screen.getByText('Corrects INV-1-00001')).toBeVisible();
    await expect.element(screen.getByText('Held back before: Left at noon')).toBeVisible();
  });

  test('an invoice that failed says why, and is retried', async () => {
    const failed = makeInvoice(2, { status: 'FAILED', failure: 'CARD_DECLINED' });
    const { screen, gateway } = await renderApp(`${path}/2`, {
      ...world(),
      invoice: failed,
      payInvoice: { errors: [], invoice: { ...failed, status: 'PAID', failure: null } },
    });
    await expect.element(screen.getByText(/^The card was declined\./)).toBeVisible();
    await screen.getByRole('button', { name: 'Retry $464.52' }).click();

    await expect.element(screen.getByText('The payment was submitted')).toBeVisible();
    expect(gateway.names()).toContain('payInvoiceMutation');
  });

  test.each([
    [makeInvoice(3, { status: 'OVERDUE' }), /^There was no payment method to charge\. Add one, then pay\./],
    [
      makeInvoice(3, { isCharging: true }),
      /The payment is on its way\s*Cards take seconds, bank accounts a few days\./,
    ],
  ])('an invoice that is not paid yet says what happens next', async (invoice, text) => {
    const { screen } = await renderApp(`${path}/3`, { ...world(), invoice });
    await expect.element(screen.getByText(text)).toBeVisible();
  });

  test('an invoice that is unknown or hidden is not found', async () => {
    const { screen } = await renderApp(`${path}/9`, { ...world(), invoice: fault('NOT_FOUND') });
    await expect
      .element(screen.getByRole('heading', { name: 'Invoice not found, or you have no access to it' }))
      .toBeVisible();
  });
});

describe('the review of a draft', () => {
  test('approves it after a confirmation', async () => {
    const { screen } = await renderApp(`${path}/4`, {
      ...world(),
      invoice: makeDraftInvoice(4),
      approveInvoice: { errors: [], invoice: makeInvoice(4) },
    });
    await screen.getByRole('button', { name: 'Approve' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();

    await expect.element(screen.getByRole('heading', { name: 'Invoice INV-1-00004' })).toBeVisible();
  });

  test('holds a line back with a reason', async () => {
    const held = makeDraftInvoice(4, {
      heldCount: 1,
      lines: () => connection([makeInvoiceLine(1, { heldReason: 'Left at noon' }), makeInvoiceLine(2)], {}),
    });
    const { screen, gateway } = await renderApp(`${path}/4`, {
      ...world(),
      invoice: makeDraftInvoice(4),
      holdInvoiceLine: { errors: [], invoice: held },
    });
    await screen.getByRole('button', { name: 'Hold back the work of Pro 1' }).click();
    await screen.getByRole('textbox', { name: 'Reason' }).fill('Left at noon');
    await screen.getByRole('dialog').getByRole('button', { name: 'Hold back' }).click();

    await expect.element(screen.getByText('Held back: Left at noon')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Bill the work of Pro 1' })).toBeVisible();
    expect(gateway.names()).toContain('holdInvoiceLineMutation');
  });
});
