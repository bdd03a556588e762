import { types } from 'pg';

type TypeId = Parameters<typeof types.getTypeParser>[0];

const int8 = 20;
const int8Array = 1016;
const date = 1082;
const numeric = 1700;

/** Reads an array of whole numbers; the driver would leave them text. */
function readNumbers(text: string): (number | null)[] {
  const items = text.slice(1, -1);
  return items === '' ? [] : items.split(',').map((item) => (item === 'NULL' ? null : Number(item)));
}

/**
 * Parsers, by type id, for the types that are not read as the driver does. Ids, counts and dollar amounts fit a double
 * exactly; a calendar day stays text, so that no time zone can shift it.
 */
const parsers: Record<number, (text: string) => unknown> = {
  [int8]: Number,
  [int8Array]: readNumbers,
  [numeric]: Number,
  [date]: (text: string) => text,
};

/** Which parser reads a column, for the driver. */
export const columnParsers = {
  getTypeParser: (typeId: TypeId, format?: 'text' | 'binary') =>
    parsers[typeId] ?? (types.getTypeParser(typeId, format) as (value: string) => unknown),
};
