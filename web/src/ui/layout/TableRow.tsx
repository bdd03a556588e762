import { useRef, type ReactNode } from 'react';
import { Checkbox } from '../fields/Checkbox.tsx';
import { useGlow } from '../motion/lazyMotion.ts';
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
  /** The state that the row shows, as text: when it changes, the row glows. */
  state?: string;
  /** Whether the user is changing the state, who needs no notice of it. */
  isBusy?: boolean;
}

/** One row. A RowLink in one of its cells makes the whole row lead somewhere. */
export function TableRow({
  id,
  label,
  children,
  isSelectable = true,
  isHighlighted = false,
  state,
  isBusy = false,
}: TableRowProps) {
  const { selection, selectRow } = useTable();
  const isRange = useRef(false);
  const row = useGlow<HTMLTableRowElement>(state, isBusy);
  const isSelected = selection?.selected.has(id) ?? false;
  return (
    <tr
      ref={row}
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
