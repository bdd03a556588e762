import type { InvoiceResponse } from '../invoiceResponse.ts';
import { dayText } from './pdfText.ts';
import type { Sheet } from './sheet.ts';

const statusNames: Record<InvoiceResponse['status'], string> = {
  DRAFT: 'Draft',
  ISSUED: 'Open',
  PAID: 'Paid',
  FAILED: 'Payment failed',
  OVERDUE: 'Overdue',
};

/** The seller, the buyer, and the facts of the invoice. */
export function drawHeader(sheet: Sheet, invoice: InvoiceResponse, seller: string): void {
  const { left } = sheet;
  const column = left + 280;
  sheet.text(seller, left, { size: 18, isBold: true });
  sheet.text(invoice.number === null ? 'Draft invoice' : 'Invoice', column, { size: 18, isBold: true });
  sheet.y += 36;
  const facts = factsOf(invoice);
  const buyer = buyerOf(invoice);
  for (let row = 0; row < Math.max(facts.length, buyer.length); row += 1) {
    sheet.text(buyer[row] ?? '', left, { isBold: row === 1, isGray: row === 0, width: 260 });
    const [name = '', value = ''] = facts[row] ?? [];
    sheet.text(name, column, { isGray: true, width: 90 });
    sheet.text(value, column + 90);
    sheet.y += 14;
  }
  sheet.y += 16;
}

function buyerOf({ bill_to, location_name, address }: InvoiceResponse): string[] {
  const { name, street_address, city, state_code, zip_code } = bill_to;
  const place = [location_name === name ? null : location_name, address].filter((part) => part !== null);
  return [
    'Bill to',
    name,
    street_address,
    `${city}, ${state_code} ${zip_code}`,
    ...place.map((part) => `For ${part}`),
  ];
}

function factsOf(invoice: InvoiceResponse): [string, string][] {
  const { number, status, period_start, period_end, issued_ts, due_date, paid_ts, timezone } = invoice;
  const period =
    period_start === period_end ? dayText(period_end) : `${dayText(period_start)} – ${dayText(period_end)}`;
  const localDay = (instant: string) =>
    new Date(instant).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: timezone });
  return [
    ['Number', number ?? 'Assigned when issued'],
    ['Status', statusNames[status]],
    ['Period', period],
    ...(issued_ts === null ? [] : [['Issued', localDay(issued_ts)] as [string, string]]),
    ...(due_date === null ? [] : [['Due', dayText(due_date)] as [string, string]]),
    ...(paid_ts === null ? [] : [['Paid', localDay(paid_ts)] as [string, string]]),
  ];
}
