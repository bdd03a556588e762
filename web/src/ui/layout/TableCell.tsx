import type { ReactNode } from 'react';
import styles from './Table.module.css';
import { tableRoles, useTable } from './tableModel.ts';

export interface TableCellProps {
  /** The id of its column. */
  column: string;
  /** Names the row for screen readers and heads its card on phones. */
  isRowHeader?: boolean;
  /** Leaves the cell out of the card on phones, where another cell says it. */
  isHiddenOnPhone?: boolean;
  children?: ReactNode;
}

/** One value of a row. On phones, its column's heading is shown before it. */
export function TableCell({
  column: columnId,
  isRowHeader = false,
  isHiddenOnPhone,
  children,
}: TableCellProps) {
  const column = useTable().columns.find(({ id }) => id === columnId);
  const Cell = isRowHeader ? 'th' : 'td';
  return (
    <Cell
      role={isRowHeader ? tableRoles.rowHeader : tableRoles.cell}
      scope={isRowHeader ? 'row' : undefined}
      className={styles.cell}
      data-align={column?.align}
      data-brief={column?.isBrief || undefined}
      data-row-header={isRowHeader || undefined}
      data-hidden-on-phone={isHiddenOnPhone || undefined}
    >
      {isRowHeader || column?.isHeaderHidden ? null : (
        <span className={styles.cellLabel} aria-hidden="true">
          {column?.header}
        </span>
      )}
      {children}
    </Cell>
  );
}
