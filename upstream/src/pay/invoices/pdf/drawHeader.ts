import type { InvoiceResponse } from '../invoiceResponse.ts';
import { localDay } from '../localTime.ts';
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
export function drawHeader(sheet: Sheet, invoice: InvoiceResponse): void {
  const { left } = sheet;
  const column = left + 280;
  sheet.text(invoice.seller.name, left, { size: nameSize(invoice.seller.name), isBold: true, width: 270 });
  sheet.text(invoice.number === null ? 'Draft invoice' : 'Invoice', column, { size: 18, isBold: true });
  sheet.y += 26;
  for (const line of sellerLines(invoice)) {
    sheet.text(line, left, { isGray: true, width: 270 });
    sheet.y += 12;
  }
  sheet.y += 14;
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

function sellerLines({ seller: { address, tax_id, email } }: InvoiceResponse): string[] {
  return [...address, ...(tax_id === null ? [] : [`Tax ID ${tax_id}`]), ...(email === null ? [] : [email])];
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
  const { number, status, period_start, period_end, issued_ts, due_date, paid_ts, payment_method } = invoice;
  const period =
    period_start === period_end ? dayText(period_end) : `${dayText(period_start)} – ${dayText(period_end)}`;
  return [
    ['Number', number ?? 'Assigned when issued'],
    ['Status', statusNames[status]],
    ['Period', period],
    ...fact('Issued', issued_ts && dayText(localDay(issued_ts, invoice.timezone))),
    ...fact('Due', due_date && dayText(due_date)),
    ...fact('Paid', paid_ts && dayText(localDay(paid_ts, invoice.timezone))),
    ...fact('Paid with', payment_method && `${payment_method.issuer} ending in ${payment_method.last4}`),
  ];
}

const fact = (name: string, value: string | null): [string, string][] =>
  value === null ? [] : [[name, value]];

/** A legal name that is long stays whole. */
const nameSize = ({ length }: string) => (length <= 24 ? 18 : Math.max(7, Math.floor((18 * 24) / length)));
