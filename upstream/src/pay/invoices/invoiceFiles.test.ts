import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test } from 'vitest';
import { draftInvoice, issueInvoice } from '../../testing/invoices.ts';
import { tokenOf } from '../../testing/people.ts';
import { earnReward } from '../../testing/rewards.ts';
import { testSettings } from '../../testing/testSettings.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import type { InvoiceLineResponse } from './invoiceResponse.ts';
import { invoiceLines, lineResponse } from './invoiceLines.ts';
import { loadInvoice } from './loadInvoices.ts';
import { invoicePdf } from './pdf/invoicePdf.ts';

const server = await startTestServer();
const { database, reset } = server;

beforeEach(reset);

const download = (kind: 'csv' | 'pdf') =>
  server.server.inject({
    url: `/api/staffer/invoices/1/${kind}/`,
    headers: { authorization: `Bearer ${tokenOf('manager')}` },
  });

async function textOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}

test('200: the CSV has a line per pro with each fee and the tax in a column', async () => {
  await issueInvoice(server);
  const { headers, rawPayload } = await download('csv');

  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="INV-1-00001.csv"',
  });
  expect(rawPayload.toString().split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFInvoice,Issued,Due,Location,Date,Start,End,Time zone,Gig,Pro,Position,Hours,Wage (USD per hour),' +
      'Extra payment,Wages (USD),Bonus (USD),Platform fee (USD),Network fee (USD),Payroll fee (W-2) (USD),' +
      'Background check fee (USD),Tip (USD),Tipping fee (USD),Reimbursement (USD),Other pay (USD),' +
      'Payment processing (USD),Credit (USD),Tax rate (%),Tax (USD),Total (USD),Corrects',
    'INV-1-00001,2026-03-10,2026-03-17,Harbor House,2026-03-03,09:00,17:00,America/Chicago,1,Avery B.,Server,8,24.50,' +
      ',196.00,0.00,36.26,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0.00,0,0.00,232.26,',
  ]);
});

test('200: a reward is a row of the CSV with a column of its own, and in the sums of the PDF', async () => {
  await earnReward(server);
  await issueInvoice(server);

  expect((await download('csv')).payload.split('\r\n').slice(2, 4)).toEqual([
    expect.stringContaining(',0.00,0,0.00,232.26,'),
    'INV-1-00001,2026-03-10,2026-03-17,Harbor House,,,,,,,,,,Referral reward (Mara A.)' +
      `${',0.00'.repeat(11)},-50.00,0,0.00,-50.00,`,
  ]);
  const [page = ''] = await textOf((await download('pdf')).rawPayload);
  expect(page).toContain('Referral reward (Mara A.)');
  expect(page).toContain('-$50.00');
  expect(page).toContain('$414.52');
});

test('200: the CSV escapes names that a spreadsheet would evaluate, and keeps credits as numbers', async () => {
  await draftInvoice(server);
  await database.updateTable('pros').set({ display_name: '=1+1' }).execute();
  await database
    .updateTable('skills')
    .set({ name: '@SUM(A1), "Bar"' })
    .where('name', '=', 'Server')
    .execute();
  await database.updateTable('invoice_lines').set({ total_cents: -500 }).execute();

  const text = (await download('csv')).payload;
  expect(text).toContain(",'=1+1,");
  expect(text).toContain(`,"'@SUM(A1), ""Bar""",`);
  expect(text).toContain(',-5.00,');
});

test('200: the PDF has the text of the invoice', async () => {
  await issueInvoice(server);
  const { headers, rawPayload } = await download('pdf');
  const [page = ''] = await textOf(rawPayload);

  expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  for (const text of [
    'INV-1-00001',
    'Mar 2, 2026 – Mar 8, 2026',
    'Mar 3, 2026',
    '9:00 am – 5:00 pm',
    'Harbor House',
    'Avery B., Server',
    '$232.26',
    'Brigade Staffing, Inc.',
    '100 Example Street',
    'Springfield, IL 62701',
    'Tax ID 00-0000000',
    'billing@brigade.example',
    'Subtotal',
    'Sales tax (0% of $464.52)',
    'Staffing services: no sales tax charged.',
    'Payment terms: 7 days after the issue. Due by Mar 17, 2026.',
    'Total',
    '$464.52',
    'Page 1 of 1',
  ]) {
    expect(page).toContain(text);
  }
});

test('the PDF of a long invoice of several locations repeats the head of the table on numbered pages', async () => {
  await draftInvoice(server);
  const invoice = { ...(await loadInvoice({ database, settings: testSettings }, 1)), location_id: null };
  const [row] = await invoiceLines(database, 1).execute();
  if (!row) throw new Error('The invoice has no lines');
  const line: InvoiceLineResponse = {
    ...lineResponse(row),
    corrects_number: 'INV-1-00009',
    pro_name: 'Zoë Ł. 李',
  };
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...line,
    location_name: index < 30 ? 'Harbor House' : 'Harbor Terrace',
    is_late_cancellation: index === 0,
  }));
  const pages = await textOf(await invoicePdf(invoice, lines));

  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.slice(0, -1).entries()) {
    expect(page).toContain('Pro and position');
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  expect(pages.join(' ')).toContain('Harbor Terrace');
  expect(pages[0]).toContain('Corrects invoice INV-1-00009');
  expect(pages.join(' ').split('Late cancellation')).toHaveLength(2);
  expect(pages[0]).toContain('Zoë Ł. ?');
});

test.each([
  'Łukasz Żółć',
  'Nguyễn Thị Ánh',
  'Ελένη Παπαδοπούλου',
  'Иван Щёголев',
  'Ğülşen İnan',
  "Zoë D'Été",
  'Ștefan',
])('the PDF has the name %s, and is the same every time', async (name) => {
  await draftInvoice(server);
  await database.updateTable('pros').set({ display_name: name }).execute();
  await database
    .updateTable('invoices')
    .set({ bill_to: JSON.stringify(await billedTo(name)) })
    .execute();
  const { rawPayload } = await download('pdf');
  const [page = ''] = await textOf(rawPayload);

  expect(page).toContain(`${name}, Server`);
  expect(page.split(name)).toHaveLength(4);
  expect((await download('pdf')).rawPayload).toEqual(rawPayload);
});

async function billedTo(name: string) {
  const { bill_to } = await database.selectFrom('invoices').select('bill_to').executeTakeFirstOrThrow();
  return { ...bill_to, name };
}
