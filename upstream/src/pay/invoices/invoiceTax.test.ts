import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';
import { draftInvoice, issueInvoice, owe, runDue } from '../../testing/invoices.ts';
import { balances } from '../../testing/ledger.ts';
import { tokenOf } from '../../testing/people.ts';
import { earnReward } from '../../testing/rewards.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';
import type { InvoiceLineResponse, InvoiceResponse } from './invoiceResponse.ts';

const settings = { ...testSettings, invoicing: { ...testSettings.invoicing, taxPercent: 8.25 } };
const server = { ...(await startTestServer(settings)), settings };
const { call, clock, database, ids, reset } = server;

beforeEach(reset);

const read = async () => (await call<InvoiceResponse>('GET', '/staffer/invoices/1/', { as: 'manager' })).body;

const cents = (dollars: number) => Math.round(dollars * 100);
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);

async function download(kind: 'csv' | 'pdf'): Promise<Buffer> {
  const { rawPayload } = await server.server.inject({
    url: `/api/staffer/invoices/1/${kind}/`,
    headers: { authorization: `Bearer ${tokenOf('manager')}` },
  });
  return rawPayload;
}

async function recordsOfCsv() {
  const [names = [], ...rows] = (await download('csv'))
    .toString()
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','));
  return rows.map((row) => Object.fromEntries(row.map((value, index) => [names[index] ?? '', value])));
}

async function textOfPdf(): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await download('pdf'))));
  return text.join(' ');
}

test('a draft says the rate and the base of its sales tax, and the total is with it', async () => {
  await draftInvoice(server);
  expect(await read()).toMatchObject({
    tax_percent: 8.25,
    taxable_amount: 464.52,
    tax_amount: 38.32,
    total_amount: 502.84,
    payment_method: null,
  });
});

test('the amounts of the invoice, its lines, the CSV, the PDF, the charge and the ledger agree to the cent', async () => {
  await earnReward(server);
  await issueInvoice(server);
  clock.advance(8 * 24 * 60);
  await runDue(server);
  await runDue(server);

  const invoice = await read();
  const { body } = await call<{ results: InvoiceLineResponse[] }>('GET', '/staffer/invoices/1/lines/', {
    as: 'manager',
  });
  const records = await recordsOfCsv();
  const columnOf = (name: string) => sumOf(records.map((record) => Number(record[name])));

  // 19.16 for each of two lines of 232.26, less 4.13 for the reward of 50.00, rounded one by one.
  expect(invoice).toMatchObject({
    status: 'PAID',
    taxable_amount: 414.52,
    tax_amount: 34.19,
    total_amount: 448.71,
    payment_method: { last4: expect.stringMatching(/^\d{4}$/) },
  });
  const parts = [...body.results, ...invoice.credits.map((part) => ({ ...part, total_amount: part.amount }))];
  expect(sumOf(parts.map(({ tax_amount }) => tax_amount))).toBe(cents(invoice.tax_amount));
  expect(sumOf(parts.map(({ total_amount }) => total_amount))).toBe(cents(invoice.taxable_amount));
  expect(columnOf('Tax (USD)')).toBe(cents(invoice.tax_amount));
  expect(columnOf('Total (USD)')).toBe(cents(invoice.total_amount));
  for (const record of records) {
    const { 'Wage (USD per hour)': _wage, 'Total (USD)': total, ...rest } = record;
    const added = Object.entries(rest).filter(([name]) => name.endsWith('(USD)'));
    expect(sumOf(added.map(([, amount]) => Number(amount)))).toBe(cents(Number(total)));
  }
  const pdf = await textOfPdf();
  for (const text of ['$414.52', 'Sales tax (8.25% of $414.52)', '$34.19', '$448.71', 'Paid in full with']) {
    expect(pdf).toContain(text);
  }
  const charges = await database.selectFrom('sandbox_charges').select('amount_cents').execute();
  expect(charges).toEqual([{ amount_cents: 44_871 }]);
  expect(await balances(database)).toMatchObject({ PROCESSOR: 44_871, SALES_TAX: -3419 });
  expect(await balances(database)).not.toHaveProperty('INVOICE_RECEIVABLE');
});

test('the tax of a draft is without that of lines that are held back', async () => {
  await draftInvoice(server);
  const { body } = await call<InvoiceResponse>('PATCH', '/staffer/invoices/1/lines/1/', {
    as: 'manager',
    body: { held_reason: 'Hours are wrong' },
  });
  expect(body).toMatchObject({ taxable_amount: 232.26, tax_amount: 19.16, total_amount: 251.42 });
});

test('a correction that lowers what is owed takes its tax off', async () => {
  await issueInvoice(server);
  await owe(server, ids.openApplications[0], [-10_000, 0], 2);
  await owe(server, ids.openApplications[2], [20_000, 0]);
  for (let day = 0; day < 9; day += 1) {
    clock.advance(24 * 60);
    await runDue(server);
  }
  const { body } = await call<InvoiceResponse>('GET', '/staffer/invoices/2/', { as: 'manager' });
  expect(body).toMatchObject({ taxable_amount: 100, tax_amount: 8.25, total_amount: 108.25 });
});

test('an issued invoice keeps its seller, rate and total when the settings change', async () => {
  await issueInvoice(server);
  const before = await read();
  const { seller } = settings.invoicing;
  Object.assign(settings.invoicing, { seller: { ...seller, name: 'Another, Inc.' }, taxPercent: 1 });
  const after = await read();
  Object.assign(settings.invoicing, { seller, taxPercent: 8.25 });

  expect(after).toEqual(before);
  expect(before.seller).toEqual(seller);
});
