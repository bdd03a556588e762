import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import { useRef, type ReactNode } from 'react';
import { Checkbox } from '../fields/Checkbox.tsx';
import { MovingRows } from '../motion/MovingRows.tsx';
import { classNames } from '../theme/classNames.ts';
import styles from './Table.module.css';
import {
  selectionAfterClick,
  TableContext,
  tableRoles,
  type TableColumn,
  type TableSelection,
  type TableSort,
} from './tableModel.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface TableProps {
  /** Names the table. */
  label: string;
  columns: readonly TableColumn[];
  /** TableRows. */
  children: ReactNode;
  sort?: TableSort;
  onSorted?: (sort: TableSort) => void;
  selection?: TableSelection | undefined;
  /** Newer rows are on their way. */
  isBusy?: boolean;
  /** Whether its columns need more room than most, so that rows become cards 6rem earlier. */
  isWide?: boolean;
  className?: string | undefined;
}

/**
 * Compact rows that can be selected and sorted; below 43rem of its own width each row is a card. It is a native
 * table: react-aria's grid would cost half of the page's script for keys that a list of links and boxes has no use
 * for.
 */
export function Table({
  label,
  columns,
  children,
  sort,
  onSorted,
  selection,
  isBusy,
  isWide,
  className,
}: TableProps) {
  const anchorId = useRef<string | null>(null);

  const selectRow = (id: string, isSelected: boolean, isRange: boolean) => {
    if (!selection) return;
    selection.onSelected(selectionAfterClick(selection, id, isSelected, isRange ? anchorId.current : null));
    anchorId.current = id;
  };

  return (
    <TableContext value={{ columns, selection, selectRow }}>
      <div className={classNames(styles.container, className)} data-wide={isWide || undefined}>
        <table
          role={tableRoles.table}
          className={styles.table}
          aria-label={label}
          aria-busy={isBusy || undefined}
        >
          <thead role={tableRoles.group}>
            <tr role={tableRoles.row} className={styles.headRow}>
              {selection ? <SelectAll label={label} selection={selection} /> : null}
              {columns.map((column) => (
                <ColumnHeader key={column.id} column={column} sort={sort} onSorted={onSorted} />
              ))}
            </tr>
          </thead>
          <MovingRows as="tbody" role={tableRoles.group}>
            {children}
          </MovingRows>
        </table>
      </div>
    </TableContext>
  );
}

function SelectAll({ label, selection }: { label: string; selection: TableSelection }) {
  const { ids, selected, onSelected } = selection;
  const count = ids.filter((id) => selected.has(id)).length;
  const isAll = ids.length > 0 && count === ids.length;
  return (
    <th role={tableRoles.columnHeader} scope="col" className={styles.boxCell}>
      <Checkbox
        aria-label={`Select all: ${label}`}
        isSelected={isAll}
        isIndeterminate={count > 0 && !isAll}
        isDisabled={ids.length === 0}
        onChange={(isSelected) => onSelected(new Set(isSelected ? ids : []))}
      >
        <span className={styles.selectAll}>Select all</span>
      </Checkbox>
    </th>
  );
}

interface ColumnHeaderProps {
  column: TableColumn;
  sort: TableSort | undefined;
  onSorted: ((sort: TableSort) => void) | undefined;
}

function ColumnHeader({ column, sort, onSorted }: ColumnHeaderProps) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  const SortIcon = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <th
      role={tableRoles.columnHeader}
      scope="col"
      className={styles.header}
      data-align={column.align}
      data-sortable={column.isSortable || undefined}
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
      style={column.width ? { inlineSize: column.width } : undefined}
    >
      {column.isSortable ? (
        <button
          type="button"
          className={styles.sortButton}
          data-active={direction ? true : undefined}
          onClick={() =>
            onSorted?.({
              columnId: column.id,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
          }
        >
          {column.header}
          <SortIcon aria-hidden="true" />
        </button>
      ) : column.isHeaderHidden ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : column.heading === undefined ? (
        column.header
      ) : (
        <>
          <span className={styles.heading}>{column.heading}</span>
          <span className={styles.headingText}>{column.header}</span>
        </>
      )}
    </th>
  );
}
