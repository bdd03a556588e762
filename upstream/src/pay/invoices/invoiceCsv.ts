import { stringify } from 'csv-stringify/sync';
import { costLineCodes } from '../payments/costLine.ts';
import { adHocReasonNames } from './adHocReasonNames.ts';
import { creditName } from './creditName.ts';
import { costLineNames } from './costLineNames.ts';
import type { InvoiceLineResponse, InvoiceResponse } from './invoiceResponse.ts';
import { localDay, localTimes } from './localTime.ts';

const head = [
  'Invoice',
  'Issued',
  'Due',
  'Location',
  'Date',
  'Start',
  'End',
  'Time zone',
  'Gig',
  'Pro',
  'Position',
  'Hours',
  'Wage (USD per hour)',
  'Extra payment',
];

const header = [
  ...head,
  ...costLineCodes.map((code) => `${costLineNames[code]} (USD)`),
  'Credit (USD)',
  'Tax rate (%)',
  'Tax (USD)',
  'Total (USD)',
  'Corrects',
];

/**
 * The lines and credits of an invoice as CSV (RFC 4180), amounts in dollars. The columns are the same for every invoice, one for
 * each cost line. A leading apostrophe escapes text that a spreadsheet would evaluate as a formula; amounts are numbers. The byte
 * order mark makes Excel read UTF-8.
 */
export function invoiceCsv(invoice: InvoiceResponse, lines: readonly InvoiceLineResponse[]): string {
  const ofInvoice = [
    invoice.number ?? 'Draft',
    invoice.issued_ts === null ? '' : localDay(invoice.issued_ts, invoice.timezone),
    invoice.due_date ?? '',
  ];
  const records = lines.map((line) => {
    const { date, start, end } = localTimes(line);
    return [
      ...ofInvoice,
      line.location_name,
      date,
      start,
      end,
      line.timezone,
      line.gig_id,
      line.pro_name,
      line.is_late_cancellation ? `${line.skill_name} (late cancellation)` : line.skill_name,
      line.minutes === null ? '' : line.minutes / 60,
      line.wage_amount ?? '',
      line.adhoc_reason === null ? '' : adHocReasonNames[line.adhoc_reason],
      ...costLineCodes.map((code) => line.lines.find((part) => part.code === code)?.amount ?? 0),
      0,
      invoice.tax_percent,
      line.tax_amount,
      line.total_amount + line.tax_amount,
      line.corrects_number ?? '',
    ];
  });
  const credits = invoice.credits.map((credit) => [
    ...ofInvoice,
    invoice.location_name ?? '',
    ...Array.from({ length: head.length - ofInvoice.length - 2 }, () => ''),
    creditName(credit),
    ...costLineCodes.map(() => 0),
    credit.amount,
    invoice.tax_percent,
    credit.tax_amount,
    credit.amount + credit.tax_amount,
    '',
  ]);
  return stringify([header, ...records, ...credits], {
    bom: true,
    escape_formulas: true,
    record_delimiter: '\r\n',
    cast: { number: (value, { column }) => numberText(value, header[Number(column)] ?? '') },
  });
}

function numberText(value: number, heading: string): string {
  return heading.includes('USD') ? value.toFixed(2) : String(Number(value.toFixed(4)));
}
