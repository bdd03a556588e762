import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { formatDate, formatDates } from '@brigade/domain/platform/time/formatDate.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceRow_invoice$key } from '../../__generated__/InvoiceRow_invoice.graphql.ts';
import { TableCell } from '../../ui/layout/TableCell.tsx';
import { TableRow } from '../../ui/layout/TableRow.tsx';
import { RowLink } from '../../ui/navigation/RowLink.tsx';
import { InvoiceStatusBadge } from './InvoiceStatusBadge.tsx';
import styles from './invoices.module.css';

/** One invoice of a list: its number, what it covers, its state, and the amount. */
export function InvoiceRow({ invoice, path }: { invoice: InvoiceRow_invoice$key; path: string }) {
  const data = useFragment(
    graphql`
      fragment InvoiceRow_invoice on Invoice @throwOnFieldError {
        databaseId
        number
        status
        locationName
        address
        periodStart
        periodEnd
        dueDate
        total {
          amountCents
          currency
        }
      }
    `,
    invoice,
  );
  const name = data.number ?? 'Draft';
  return (
    <TableRow id={String(data.databaseId)} label={name}>
      <TableCell column="invoice" isRowHeader>
        <span className={styles.name}>
          <RowLink href={`${path}/${data.databaseId}`}>{name}</RowLink>
          <span className={styles.muted}>{data.address ?? data.locationName ?? 'All locations'}</span>
        </span>
      </TableCell>
      <TableCell column="period">{formatDates(data.periodStart, data.periodEnd)}</TableCell>
      <TableCell column="status">
        <InvoiceStatusBadge status={data.status} />
      </TableCell>
      <TableCell column="due">{data.dueDate ? formatDate(data.dueDate) : 'After review'}</TableCell>
      <TableCell column="total">
        <span className={styles.amount}>{formatMoney(data.total.amountCents, data.total.currency)}</span>
      </TableCell>
    </TableRow>
  );
}
