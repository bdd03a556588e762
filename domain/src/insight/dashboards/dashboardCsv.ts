import { measuresOf, type Figures, type MeasureKind } from './measures.ts';
import type { DashboardName } from './dashboardNames.ts';

/** A week, a position or the total, by its name. */
export interface CsvRow {
  readonly label: string;
  readonly figures: Figures;
  /** Null without a comparison. */
  readonly compared: Figures | null;
}

/**
 * The table of a dashboard as CSV (RFC 4180). Money is in dollars and time in hours, without signs, so that a
 * spreadsheet can calculate with them. A leading apostrophe escapes text that a spreadsheet would evaluate as a
 * formula. The byte order mark makes Excel read the file as UTF-8.
 */
export function dashboardCsv(name: DashboardName, heading: string, rows: readonly CsvRow[]): string {
  const measures = measuresOf(name);
  const isCompared = rows.some(({ compared }) => compared !== null);
  const headings = measures.flatMap(({ label, kind }) => {
    const unit = label + units[kind];
    return isCompared ? [unit, `${unit}, compared`] : [unit];
  });
  const lines = rows.map(({ label, figures, compared }) => [
    label,
    ...measures.flatMap(({ key, kind }) => {
      const value = cell(figures[key], kind);
      return isCompared ? [value, cell(compared?.[key], kind)] : [value];
    }),
  ]);
  return csvOf([[heading, ...headings], ...lines]);
}

/** Lines of cells as a file that spreadsheets open. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map(lineOf).join('\r\n')}\r\n`;
}

const units: Readonly<Record<MeasureKind, string>> = {
  money: ' (USD)',
  hours: '',
  duration: ' (hours)',
  count: '',
  percent: ' (%)',
};

function cell(value: number | null | undefined, kind: MeasureKind): string {
  if (value === null || value === undefined) return '';
  if (kind === 'money') return (value / 100).toFixed(2);
  return String(kind === 'hours' || kind === 'duration' ? Math.round((value / 60) * 100) / 100 : value);
}

function lineOf(cells: readonly string[]): string {
  return cells.map(quoted).join(',');
}

function quoted(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
