import { guessImportFields, type ImportField } from '@brigade/domain/schedule/imports/importFields.ts';
import Papa from 'papaparse';

/** The most rows that can be imported at once. */
export const mostRows = 200;

/** A pasted table: the field of each column, and the texts of its cells. */
export interface PastedTable {
  /** The pasted headings, or "Column 1" and so on. */
  readonly headings: readonly string[];
  readonly fields: readonly (ImportField | null)[];
  readonly rows: readonly (readonly string[])[];
}

/** An error of the whole table. */
export interface TableProblem {
  readonly problem: string;
}

/**
 * Parses rows pasted from a spreadsheet, with tabs, commas or semicolons between the cells. The first row is a heading
 * row if it contains at least two known headings.
 */
export function parseTable(text: string): PastedTable | TableProblem {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, '').trim(), {
    delimitersToGuess: ['\t', ',', ';'],
    skipEmptyLines: 'greedy',
  });
  const width = Math.max(0, ...data.map((row) => row.length));
  const table = data.map((row) => Array.from({ length: width }, (_, index) => row[index]?.trim() ?? ''));
  const [first] = table;
  if (!first) return { problem: 'Paste at least one row' };
  const guessed = guessImportFields(first);
  const hasHeadings = guessed.filter((field) => field !== null).length >= 2;
  const rows = hasHeadings ? table.slice(1) : table;
  if (rows.length === 0) return { problem: 'There are headings, but no rows below them' };
  if (rows.length > mostRows) {
    return { problem: `You can import at most ${mostRows} rows at once. These are ${rows.length}.` };
  }
  return hasHeadings
    ? { headings: first, fields: guessed, rows }
    : { headings: first.map((_, index) => `Column ${index + 1}`), fields: first.map(() => null), rows };
}
