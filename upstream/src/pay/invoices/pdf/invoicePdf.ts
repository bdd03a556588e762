import type { InvoiceLineResponse, InvoiceResponse } from '../invoiceResponse.ts';
import { drawHeader } from './drawHeader.ts';
import { drawLines } from './drawLines.ts';
import { drawTotals } from './drawTotals.ts';
import { Sheet } from './sheet.ts';

/** An invoice as a PDF document in US letter size. */
export async function invoicePdf(
  invoice: InvoiceResponse,
  lines: readonly InvoiceLineResponse[],
): Promise<Buffer> {
  const title = invoice.number === null ? 'Draft invoice' : `Invoice ${invoice.number}`;
  const sheet = new Sheet(title, new Date(invoice.issued_ts ?? invoice.created_ts));
  drawHeader(sheet, invoice);
  // Several locations on one invoice are grouped.
  const groups =
    invoice.location_id === null ? Map.groupBy(lines, (line) => line.location_name) : new Map([['', lines]]);
  drawLines(sheet, groups);
  drawTotals(sheet, invoice);
  return sheet.finish(`${invoice.seller.name} – ${title}`);
}
