import { graphql, useFragment } from 'react-relay/hooks';
import type { InvoiceTable_invoices$key } from '../../__generated__/InvoiceTable_invoices.graphql.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Table } from '../../ui/layout/Table.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';

const columns = [
  { id: 'invoice', header: 'Invoice' },
  { id: 'period', header: 'Period' },
  { id: 'status', header: 'Status' },
  { id: 'due', header: 'Due' },
  { id: 'total', header: 'Total', align: 'end' },
] as const;

interface Props {
  invoices: InvoiceTable_invoices$key;
  /** The path of the list, to which the number of an invoice is added. */
  path: string;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** Invoices, the latest period first. */
export function InvoiceTable({ invoices, path, isBusy }: Props) {
  const rows = useFragment(
    graphql`
      fragment InvoiceTable_invoices on Invoice @relay(plural: true) @throwOnFieldError {
        id
        ...InvoiceRow_invoice
      }
    `,
    invoices,
  );
  return (
    <Card padding="none">
      <Table label="Invoices" columns={columns} isBusy={isBusy}>
        {rows.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} path={path} />
        ))}
      </Table>
    </Card>
  );
}
