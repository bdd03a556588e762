import type { ExportFormat } from './exportWire.ts';
import type { ExportColumn } from './exportColumns.ts';
import { valueAt } from './valueAt.ts';

type Row = Readonly<Record<string, unknown>> | null;

/** What makes a spreadsheet evaluate text, full-width forms included. */
const formula = /^[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

/** What must be quoted by RFC 4180, and a mark that readers drop where a text begins with it. */
const special = /[",\r\n\uFEFF]/;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)) {
    return value.map(textOf).join('; ');
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A cell of RFC 4180. Numbers are as they are; text cannot be a formula. */
function cellOf(value: unknown): string {
  const text = textOf(value);
  const safe = typeof value !== 'number' && formula.test(text) ? `'${text}` : text;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function csvLine(values: readonly unknown[]): string {
  return `${values.map(cellOf).join(',')}\r\n`;
}

/**
 * The lines of a page.
 *
 * @param isFirst whether the file begins with this page
 */
export function exportLines(
  rows: readonly Row[],
  { format, columns, isFirst }: { format: ExportFormat; columns: readonly ExportColumn[]; isFirst: boolean },
): string {
  if (format === 'NDJSON') return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const heading = isFirst ? csvLine(columns.map((column) => column.join('.'))) : '';
  return heading + rows.map((row) => csvLine(columns.map((column) => valueAt(row, column)))).join('');
}
