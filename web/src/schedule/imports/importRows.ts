import type { ImportField } from '@brigade/domain/imports/importFields.ts';
import {
  readImportRow,
  type ImportCells,
  type ImportedGig,
  type ImportProblems,
  type ImportReading,
} from '@brigade/domain/schedule/imports/readImportRow.ts';
import type { ImportResult } from '../../imports/importGigs.ts';

/** A row of the table on the screen. */
export interface ImportRow {
  /** Stays while rows around it come and go. */
  readonly key: number;
  readonly texts: readonly string[];
}

/** A row with what it says and what is wrong with it. */
export interface ReadRow extends ImportRow {
  /** Null while a cell cannot be read. */
  readonly gig: ImportedGig | null;
  readonly problems: ImportProblems;
  /** What concerns no cell. */
  readonly problem: string | null;
  /** Whether such a gig is posted already. */
  readonly isPosted: boolean;
}

/** The server's word on rows, each by what the row said. */
export type Verdicts = ReadonlyMap<string, ImportResult>;

/** What a verdict is kept under: a row that is changed has none. */
export function verdictKey(gig: ImportedGig): string {
  return JSON.stringify(gig);
}

/** Reads the rows of a table, and adds what the server has said. */
export function readRows(
  rows: readonly ImportRow[],
  fields: readonly (ImportField | null)[],
  reading: ImportReading,
  verdicts: Verdicts,
): readonly ReadRow[] {
  return rows.map((row) => {
    const { gig, problems } = readImportRow(cellsOf(row, fields), reading);
    if (gig === null) return { ...row, gig, problems, problem: null, isPosted: false };
    const verdict = verdicts.get(verdictKey(gig));
    const said = (verdict?.errors ?? []).map(({ message, path }) => ({ field: fieldAt(path), message }));
    return {
      ...row,
      gig,
      problems: Object.fromEntries(said.flatMap(({ field, message }) => (field ? [[field, message]] : []))),
      problem: said.find(({ field }) => field === null)?.message ?? null,
      isPosted: verdict?.sameGig != null,
    };
  });
}

/** Whether nothing speaks against a row. */
export function isGood({ gig, problems, problem }: ReadRow): boolean {
  return gig !== null && problem === null && Object.keys(problems).length === 0;
}

function cellsOf({ texts }: ImportRow, fields: readonly (ImportField | null)[]): ImportCells {
  return Object.fromEntries(fields.flatMap((field, index) => (field ? [[field, texts[index] ?? '']] : [])));
}

const cells: Readonly<Record<string, ImportField>> = {
  skillId: 'position',
  startTime: 'startTime',
  endTime: 'endTime',
  places: 'places',
  wageCents: 'wage',
  unpaidBreakMinutes: 'unpaidBreakMinutes',
  description: 'description',
  contactName: 'contactName',
  contactPhone: 'contactPhone',
  specialInstructions: 'specialInstructions',
};

function fieldAt(path: readonly string[]): ImportField | null {
  return cells[path.at(-1) ?? ''] ?? null;
}
