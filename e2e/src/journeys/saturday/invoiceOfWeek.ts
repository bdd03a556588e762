import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { expectGoodScreen } from '../../browser/goodScreen.ts';
import { graphql } from '../../stack/graphql.ts';
import { moveClock } from '../../stack/moveClock.ts';
import { recordsOf } from './recordsOf.ts';
import { momentOf, type StaffedSaturday } from './staffedSaturday.ts';

interface Paid {
  gig: { pay: { total: { amountCents: number } }[] };
}

/** Approves and pays the invoice of the hall, which bills what its payments cost, on screen and in both files. */
export async function payInvoice(page: Page, day: StaffedSaturday): Promise<void> {
  const { stack, token, hall } = day;
  await moveClock(stack, token, { to: momentOf(9, '09:00') });
  await page.goto(`/locations/${hall.locationId}/invoices`);
  await page.getByRole('table', { name: 'Invoices' }).getByRole('link', { name: 'Draft' }).click();
  const total = dollars(await paidAt(day));
  await page.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Approve this invoice of ${total}?` });
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: `Pay ${total}` }).click();
  await page.getByText('The payment was submitted').waitFor();
  await moveClock(stack, token, { minutes: 5 });
  await page.getByText('Paid', { exact: true }).first().waitFor();
  await expectGoodScreen(page);

  const [heading = [], ...rows] = recordsOf(await download(page, 'CSV'));
  const column = heading.indexOf('Total (USD)');
  const sum = rows.reduce((cents, row) => cents + Math.round(Number(row[column]) * 100), 0);
  expect(rows).toHaveLength(15);
  expect(dollars(sum)).toBe(total);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await download(page, 'PDF'))), {
    mergePages: true,
  });
  expect(text).toContain(total);
  for (const name of [...day.kitchen.names, ...day.support.names]) expect(text).toContain(name);
}

/** What the payments of the hall cost, in cents. */
async function paidAt({ stack, token, kitchen, support }: StaffedSaturday): Promise<number> {
  const ask = 'query ($id: DatabaseId!) { gig(databaseId: $id) { pay { total { amountCents } } } }';
  const responses = await Promise.all(
    [kitchen, support].map(({ databaseId }) => graphql<Paid>(stack.url, ask, { id: databaseId }, token)),
  );
  const payments = responses.flatMap(({ data }) => data?.gig.pay ?? []);
  return payments.reduce((cents, { total }) => cents + total.amountCents, 0);
}

const dollars = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

async function download(page: Page, kind: 'CSV' | 'PDF'): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: kind }).click(),
  ]);
  return buffer(await file.createReadStream());
}
