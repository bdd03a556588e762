import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import type { TableColumn } from '../../ui/layout/tableModel.ts';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import styles from './ImportInvites.module.css';
import type { GuestRow } from './readGuestRows.ts';

/** A row that was tried or sent. */
export interface CheckedRow extends GuestRow {
  /** Which row of the list, counted from 1. */
  readonly number: number;
  /** What is wrong with it, for people; null for a good one. */
  readonly problem: string | null;
}

const columns: readonly TableColumn[] = [
  { id: 'row', header: 'Row', width: '4rem' },
  { id: 'name', header: 'Name' },
  { id: 'address', header: 'Address' },
  { id: 'state', header: 'State' },
];

interface Props {
  rows: readonly CheckedRow[];
  isSent: boolean;
}

/** The rows of a list with what is, or would be, the matter with each. */
export function CheckedRows({ rows, isSent }: Props) {
  const bad = rows.filter(({ problem }) => problem !== null).length;
  return (
    <div className={styles.form}>
      {bad === 0 ? (
        <InlineAlert tone="success" isLive>
          {rows.length === 1 ? 'The row is valid.' : `All ${rows.length} rows are valid.`}
        </InlineAlert>
      ) : (
        <InlineAlert tone="warning" isLive>
          {problemsText(bad, rows.length - bad, isSent)}
        </InlineAlert>
      )}
      <Table label="Rows" columns={columns}>
        {rows.map(({ number, name, email, phoneNumber, problem }) => (
          <TableRow key={number} id={String(number)} label={`row ${number}`}>
            <TableCell column="row">{number}</TableCell>
            <TableCell column="name" isRowHeader>
              {name || '–'}
            </TableCell>
            <TableCell column="address">{[email, phoneNumber].filter(Boolean).join(' · ') || '–'}</TableCell>
            <TableCell column="state">
              {problem === null ? (
                <StatusBadge tone="success">{isSent ? 'Sent' : 'Valid'}</StatusBadge>
              ) : (
                <span className={styles.problem}>{problem}</span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </div>
  );
}

/** "2 rows were refused. The others can be sent without them." */
function problemsText(bad: number, good: number, isSent: boolean): string {
  const summary = `${bad === 1 ? '1 row was' : `${bad} rows were`} ${isSent ? 'not sent' : 'refused'}.`;
  if (good === 0) return summary;
  if (isSent) return `${summary} The others are on their way.`;
  return `${summary} The others can be sent without ${bad === 1 ? 'it' : 'them'}.`;
}
