import { useRef, type ReactNode } from 'react';
import { Checkbox } from '../fields/Checkbox.tsx';
import styles from './Table.module.css';
import { tableRoles, useTable } from './tableModel.ts';

export interface TableRowProps {
  id: string;
  /** Names the row's selection box: "Select {label}". */
  label: string;
  /** TableCells. */
  children: ReactNode;
  /** Default true, in tables with a selection. */
  isSelectable?: boolean;
  /** Marks the row that is open beside the table. */
  isHighlighted?: boolean;
}

/** One row. A RowLink in one of its cells makes the whole row lead somewhere. */
export function TableRow({ id, label, children, isSelectable = true, isHighlighted = false }: TableRowProps) {
  const { selection, selectRow } = useTable();
  const isRange = useRef(false);
  const isSelected = selection?.selected.has(id) ?? false;
  return (
    <tr
      role={tableRoles.row}
      className={styles.row}
      data-selected={isSelected || undefined}
      data-highlighted={isHighlighted || undefined}
    >
      {selection ? (
        <td role={tableRoles.cell} className={styles.boxCell}>
          <Checkbox
            aria-label={`Select ${label}`}
            isSelected={isSelected}
            isDisabled={!isSelectable}
            onClick={(event) => {
              isRange.current = event.shiftKey;
            }}
            onChange={(next) => selectRow(id, next, isRange.current)}
          />
        </td>
      ) : null}
      {children}
    </tr>
  );
}
