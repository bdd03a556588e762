import type { ReactNode } from 'react';
import { Table } from '../../ui/layout/Table.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import type { usePayments } from '../payments/usePayments.ts';
import styles from './pay.module.css';

const columns = (rowHeader: string): readonly TableColumn[] => [
  { id: 'work', header: rowHeader },
  { id: 'hours', header: 'Hours', width: '10.5rem' },
  { id: 'extras', header: 'Tip and bonus', width: '20%' },
  { id: 'cost', header: 'Cost', width: '11%' },
  { id: 'actions', header: 'Actions', isHeaderHidden: true, align: 'end', width: '24%' },
];

interface Props {
  label: string;
  /** The heading of the first column. */
  rowHeader: string;
  /** Whether there is a column for tips and bonuses. */
  hasExtras: boolean;
  /** The ids of the rows that can be paid. One alone needs no checkbox. */
  payable: readonly string[];
  payments: ReturnType<typeof usePayments>;
  /** A PayRow for each work. */
  children: ReactNode;
}

/** The table of a card of works to pay. */
export function PayTable({ label, rowHeader, hasExtras, payable, payments, children }: Props) {
  return (
    <Table
      label={label}
      isWide
      className={styles.table}
      columns={columns(rowHeader).filter(({ id }) => hasExtras || id !== 'extras')}
      selection={
        payable.length > 1
          ? { ids: payable, selected: payments.selected, onSelected: payments.select }
          : undefined
      }
    >
      {children}
    </Table>
  );
}
