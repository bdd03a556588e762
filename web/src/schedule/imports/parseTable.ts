import { guessImportFields, type ImportField } from '@brigade/domain/imports/importFields.ts';
import Papa from 'papaparse';

/** The most rows that can be imported at once. */
export const mostRows = 200;

/** A pasted table: what each column is, and the texts of the cells below. */
export interface PastedTable {
  /** The pasted headings, or "Column 1" where there are none. */
  readonly headings: readonly string[];
  readonly fields: readonly (ImportField | null)[];
  readonly rows: readonly (readonly string[])[];
}

/** What is wrong with a table as a whole, for people. */
export interface TableProblem {
  readonly problem: string;
}

/**
 * Reads what was pasted from a spreadsheet, with tabs, commas or semicolons between the cells. The first row counts as
 * headings when it names two things at least.
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
    return { problem: `At most ${mostRows} rows can be imported at once; these are ${rows.length}` };
  }
  return hasHeadings
    ? { headings: first, fields: guessed, rows }
    : { headings: first.map((_, index) => `Column ${index + 1}`), fields: first.map(() => null), rows };
}
