import { createContext, type ReactNode, useContext } from 'react';

export interface TableColumn {
  id: string;
  /** The column's heading; on phones it labels the value in the row's card. */
  header: string;
  /** What the table shows as the heading, where that is more than its text; not on phones. */
  heading?: ReactNode;
  /** Keeps the heading for screen readers only, as over a column of buttons. */
  isHeaderHidden?: boolean;
  isSortable?: boolean;
  /** Use `end` for numbers. */
  align?: 'start' | 'end';
  /** A value so short that up to three of them share a line of the card on phones. */
  isBrief?: boolean;
  /** A CSS width. */
  width?: string;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableSelection {
  /** The ids of the rows that may be selected, in the order of the rows. */
  ids: readonly string[];
  selected: ReadonlySet<string>;
  onSelected: (selected: ReadonlySet<string>) => void;
}

/** Browsers take a table's own roles away when CSS turns it into blocks, so they are spelled out. */
export const tableRoles = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  columnHeader: 'columnheader',
  rowHeader: 'rowheader',
  cell: 'cell',
} as const;

/** What rows and cells need of their table. */
export interface TableModel {
  columns: readonly TableColumn[];
  selection: TableSelection | undefined;
  /** Selects or deselects a row; with `isRange` all between it and the row that was clicked before. */
  selectRow: (id: string, isSelected: boolean, isRange: boolean) => void;
}

export const TableContext = createContext<TableModel | null>(null);

/** The table around a row or cell. */
export function useTable(): TableModel {
  const table = useContext(TableContext);
  if (!table) throw new Error('Rows and cells must be inside a Table.');
  return table;
}

/** The selection after a click on a row's box; with an anchor, of all rows from there to `id`. */
export function selectionAfterClick(
  { ids, selected }: Pick<TableSelection, 'ids' | 'selected'>,
  id: string,
  isSelected: boolean,
  anchorId: string | null,
): ReadonlySet<string> {
  const next = new Set(selected);
  const anchor = anchorId === null ? -1 : ids.indexOf(anchorId);
  const clicked = ids.indexOf(id);
  const touched =
    anchor < 0 || clicked < 0 ? [id] : ids.slice(Math.min(anchor, clicked), Math.max(anchor, clicked) + 1);
  for (const touchedId of touched) {
    if (isSelected) next.add(touchedId);
    else next.delete(touchedId);
  }
  return next;
}
