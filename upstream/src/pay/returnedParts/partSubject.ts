import type { Selectable } from 'kysely';
import type { ReturnedPartsTable } from './returnedPartsTable.ts';

/** The columns that name what a charge paid for. */
const partColumns = ['application_id', 'adhoc_payment_id', 'dispute_id', 'invoice_id'] as const;

/** A column that names what a charge paid for. */
export type PartColumn = (typeof partColumns)[number];

/** What a charge paid for, as its column and its id. */
export type PartSubject = { column: PartColumn; id: number };

const columns: Record<string, PartColumn> = {
  application: 'application_id',
  adhoc: 'adhoc_payment_id',
  dispute: 'dispute_id',
  invoice: 'invoice_id',
};

/** What the charge with this key paid for; null for a key of another kind. */
export function subjectOfKey(key: string): PartSubject | null {
  const [, kind = '', id] = /^([a-z]+)-(\d{1,16})-\d{1,9}$/.exec(key) ?? [];
  const column = columns[kind];
  return column === undefined ? null : { column, id: Number(id) };
}

/** What the charge of a part paid for. */
export function subjectOf(part: Selectable<ReturnedPartsTable>): PartSubject {
  const column = partColumns.find((each) => part[each] !== null) ?? 'application_id';
  return { column, id: part[column] ?? 0 };
}
