import { creditName } from '../creditName.ts';
import { costLineNames } from '../costLineNames.ts';
import type { InvoiceResponse } from '../invoiceResponse.ts';
import { dayText, dollarsText } from './pdfText.ts';
import type { Sheet } from './sheet.ts';

const rowHeight = 14;

/** The sums by cost line, credits, tax, the total, and how it is paid; together on one page. */
export function drawTotals(sheet: Sheet, invoice: InvoiceResponse): void {
  const rows: [string, number][] = [
    ...invoice.lines.map(({ code, amount }): [string, number] => [costLineNames[code], amount]),
    ...invoice.credits.map((credit): [string, number] => [creditName(credit), credit.amount]),
    ['Sales tax (staffing is not taxed)', invoice.tax_amount],
  ];
  if (!sheet.hasRoom(rowHeight * (rows.length + 4))) sheet.addPage();
  sheet.rule();
  sheet.y += 8;
  const names = sheet.left + 280;
  for (const [name, amount] of rows) {
    sheet.text(name, names, { width: 160 });
    sheet.text(dollarsText(amount), names, { align: 'right' });
    sheet.y += rowHeight;
  }
  sheet.y += 4;
  sheet.text('Total', names, { size: 11, isBold: true, width: 160 });
  sheet.text(dollarsText(invoice.total_amount), names, { size: 11, isBold: true, align: 'right' });
  sheet.y += rowHeight * 2;
  const terms = termsOf(invoice);
  if (terms !== null) sheet.text(terms, sheet.left, { size: 8, isGray: true });
}

function termsOf({ status, due_date }: InvoiceResponse): string | null {
  if (status === 'PAID' || due_date === null) return null;
  return `Due by ${dayText(due_date)}. The payment method on file is charged after that day.`;
}
