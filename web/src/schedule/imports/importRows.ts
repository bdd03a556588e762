import { importFields, type ImportField } from '@brigade/domain/schedule/imports/importFields.ts';
import {
  readImportRow,
  type ImportCells,
  type ImportedGig,
  type ImportProblems,
  type ImportReading,
} from '@brigade/domain/schedule/imports/readImportRow.ts';
import { termOfInput } from '../terms/termValues.ts';
import type { ImportResult } from './importGigs.ts';

/** A row of the table. */
export interface ImportRow {
  /** Stable while other rows are removed. */
  readonly key: number;
  readonly texts: readonly string[];
}

/** A row with its parsed gig and its errors. */
export interface ReadRow extends ImportRow {
  /** Null while a cell is invalid. */
  readonly gig: ImportedGig | null;
  readonly problems: ImportProblems;
  /** The error that belongs to no cell. */
  readonly problem: string | null;
  /** Whether an overlapping gig for the position exists. */
  readonly isPosted: boolean;
}

/** The server's results, by the content of the row. */
export type RowResults = ReadonlyMap<string, ImportResult>;

/** The key of a row's result. A changed row has a new key, so its old result no longer applies. */
export function rowKey(gig: ImportedGig): string {
  return JSON.stringify(gig);
}

/** Parses the rows and adds the server's results. */
export function readRows(
  rows: readonly ImportRow[],
  fields: readonly (ImportField | null)[],
  reading: ImportReading,
  results: RowResults,
): readonly ReadRow[] {
  return rows.map((row) => {
    const { gig, problems } = readImportRow(cellsOf(row, fields), reading);
    if (gig === null) return { ...row, gig, problems, problem: null, isPosted: false };
    const result = results.get(rowKey(gig));
    const said = (result?.errors ?? []).map(({ message, path }) => ({ field: fieldAt(path), message }));
    return {
      ...row,
      gig,
      problems: Object.fromEntries(said.flatMap(({ field, message }) => (field ? [[field, message]] : []))),
      problem: said.find(({ field }) => field === null)?.message ?? null,
      isPosted: result?.sameGig != null,
    };
  });
}

/** Whether a row has no errors. */
export function isValid({ gig, problems, problem }: ReadRow): boolean {
  return gig !== null && problem === null && Object.keys(problems).length === 0;
}

function cellsOf({ texts }: ImportRow, fields: readonly (ImportField | null)[]): ImportCells {
  return Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, texts[index] ?? '']] : [])));
}

/** The column of the input field at the end of an error's path. */
function fieldAt(path: readonly string[]): ImportField | null {
  const field = path.at(-1) ?? '';
  const name = field === 'skillId' ? 'position' : termOfInput(field, 'import');
  return importFields.find((each) => each === name) ?? null;
}
