import { creditName } from '../creditName.ts';
import { costLineNames } from '../costLineNames.ts';
import { termsInDays } from '../paymentTerms.ts';
import type { InvoiceResponse } from '../invoiceResponse.ts';
import { dayText, dollarsText } from './pdfText.ts';
import type { Sheet } from './sheet.ts';

const rowHeight = 14;

/** The sums by cost line, credits, tax, the total, and how it is paid; together on one page. */
export function drawTotals(sheet: Sheet, invoice: InvoiceResponse): void {
  const rows: [string, number][] = [
    ...invoice.lines.map(({ code, amount }): [string, number] => [costLineNames[code], amount]),
    ...invoice.credits.map((credit): [string, number] => [creditName(credit), credit.amount]),
  ];
  if (!sheet.hasRoom(rowHeight * (rows.length + 7))) sheet.addPage();
  sheet.rule();
  sheet.y += 8;
  const names = sheet.left + 280;
  for (const [name, amount] of [...rows, ...taxRows(invoice)]) {
    sheet.text(name, names, { width: 160 });
    sheet.text(dollarsText(amount), names, { align: 'right' });
    sheet.y += rowHeight;
  }
  sheet.y += 4;
  sheet.text('Total', names, { size: 11, isBold: true, width: 160 });
  sheet.text(dollarsText(invoice.total_amount), names, { size: 11, isBold: true, align: 'right' });
  sheet.y += rowHeight * 2;
  for (const note of [taxNote(invoice), termsOf(invoice)]) {
    sheet.text(note, sheet.left, { size: 8, isGray: true });
    sheet.y += rowHeight;
  }
}

/** The base and the tax, with its rate also where it is 0. */
function taxRows({ taxable_amount, tax_percent, tax_amount }: InvoiceResponse): [string, number][] {
  return [
    ['Subtotal', taxable_amount],
    [`Sales tax (${tax_percent}% of ${dollarsText(taxable_amount)})`, tax_amount],
  ];
}

function taxNote({ tax_percent }: InvoiceResponse): string {
  return tax_percent === 0
    ? 'Staffing services: no sales tax charged.'
    : 'Sales tax is rounded to cents for each line and credit.';
}

function termsOf({ status, due_date, payment_method }: InvoiceResponse): string {
  if (status === 'PAID') {
    return payment_method === null
      ? 'Paid in full.'
      : `Paid in full with ${payment_method.issuer} ending in ${payment_method.last4}.`;
  }
  const terms = `Payment terms: ${termsInDays} days after the issue.`;
  if (due_date === null) return terms;
  return `${terms} Due by ${dayText(due_date)}. The payment method on file is charged after that day.`;
}
