import { adHocReasonNames } from '../adHocReasonNames.ts';
import { costLineNames } from '../costLineNames.ts';
import type { InvoiceLineResponse } from '../invoiceResponse.ts';
import { localTimes } from '../localTime.ts';
import { dayText, dollarsText, timeText } from './pdfText.ts';
import type { Sheet } from './sheet.ts';

const rowHeight = 13;

/** The columns, by their distance from the left margin. */
const columns = { date: 0, time: 62, pro: 160, hours: 330, wage: 375, amount: 435 } as const;
const widths = { hours: 35, wage: 50, amount: 81 } as const;

/** The table of the lines, with its head on every page; each cost of a line has a row. */
export function drawLines(sheet: Sheet, groups: ReadonlyMap<string, readonly InvoiceLineResponse[]>): void {
  drawHead(sheet);
  for (const [heading, lines] of groups) {
    if (heading !== '') {
      makeRoom(sheet, rowHeight * 4);
      sheet.text(heading, sheet.left, { size: 10, isBold: true });
      sheet.y += rowHeight + 4;
    }
    for (const line of lines) drawLine(sheet, line);
  }
}

function drawHead(sheet: Sheet): void {
  const { left } = sheet;
  const heads = [
    ['Date', columns.date, undefined],
    ['Time', columns.time, undefined],
    ['Pro and position', columns.pro, undefined],
    ['Hours', columns.hours, widths.hours],
    ['Wage', columns.wage, widths.wage],
    ['Amount', columns.amount, widths.amount],
  ] as const;
  for (const [text, x, width] of heads) {
    sheet.text(text, left + x, { isBold: true, ...(width !== undefined && { width, align: 'right' }) });
  }
  sheet.y += rowHeight + 1;
  sheet.rule();
  sheet.y += 6;
}

function drawLine(sheet: Sheet, line: InvoiceLineResponse): void {
  const { left } = sheet;
  makeRoom(sheet, rowHeight * (line.lines.length + 3));
  const { date, start, end } = localTimes(line);
  sheet.text(dayText(date), left + columns.date, { width: 60 });
  sheet.text(`${timeText(start)} \u2013 ${timeText(end)}`, left + columns.time, { width: 94 });
  sheet.text(`${line.pro_name}, ${line.skill_name}`, left + columns.pro, { width: 168, isBold: true });
  if (line.minutes !== null) {
    sheet.text((line.minutes / 60).toFixed(2), left + columns.hours, { width: widths.hours, align: 'right' });
  }
  if (line.wage_amount !== null) {
    sheet.text(dollarsText(line.wage_amount), left + columns.wage, { width: widths.wage, align: 'right' });
  }
  sheet.text(dollarsText(line.total_amount), left + columns.amount, {
    width: widths.amount,
    align: 'right',
    isBold: true,
  });
  sheet.y += rowHeight;
  if (line.corrects_number !== null) {
    sheet.text(`Corrects invoice ${line.corrects_number}`, left + columns.pro, { size: 8, isGray: true });
    sheet.y += rowHeight - 2;
  }
  if (line.is_late_cancellation) {
    sheet.text('Late cancellation', left + columns.pro, { size: 8, isGray: true });
    sheet.y += rowHeight - 2;
  }
  if (line.adhoc_reason !== null) {
    const text = `Extra payment: ${adHocReasonNames[line.adhoc_reason]}`;
    sheet.text(text, left + columns.pro, { size: 8, isGray: true });
    sheet.y += rowHeight - 2;
  }
  const parts = line.lines.map(({ code, amount }): [string, number] => [costLineNames[code], amount]);
  if (line.tax_amount !== 0) parts.push(['Sales tax, not in the amount', line.tax_amount]);
  for (const [name, amount] of parts) {
    const style = { size: 8, isGray: true } as const;
    sheet.text(name, left + columns.pro, { ...style, width: 210 });
    sheet.text(dollarsText(amount), left + columns.wage, { ...style, width: widths.wage, align: 'right' });
    sheet.y += rowHeight - 2;
  }
  sheet.y += 4;
}

function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.hasRoom(height)) return;
  sheet.addPage();
  drawHead(sheet);
}
