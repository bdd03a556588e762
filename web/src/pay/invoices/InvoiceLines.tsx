import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { InvoiceLines_invoice$key } from '../../__generated__/InvoiceLines_invoice.graphql.ts';
import type { InvoiceLinesPaginationQuery } from '../../__generated__/InvoiceLinesPaginationQuery.graphql.ts';
import { useViewer } from '../../businesses/locations/ViewerProvider.tsx';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { Table } from '../../ui/layout/Table.tsx';
import { InvoiceLineRow } from './InvoiceLineRow.tsx';

const columns = [
  { id: 'work', header: 'Work' },
  { id: 'hours', header: 'Hours', align: 'end', isBrief: true },
  { id: 'wage', header: 'Wage', align: 'end', isBrief: true },
  { id: 'parts', header: 'Consists of' },
  { id: 'total', header: 'Amount', align: 'end' },
] as const;

const review = { id: 'review', header: 'Review', isHeaderHidden: true } as const;
const refund = { id: 'refund', header: 'Refund', isHeaderHidden: true } as const;

/** The work on an invoice; the lines of a draft can be held back, and platform admins refund those of the others. */
export function InvoiceLines({ invoice }: { invoice: InvoiceLines_invoice$key }) {
  const { data, ...pages } = usePaginationFragment<InvoiceLinesPaginationQuery, InvoiceLines_invoice$key>(
    graphql`
      fragment InvoiceLines_invoice on Invoice
      @refetchable(queryName: "InvoiceLinesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        status
        locationName
        lines(first: $count, after: $cursor) @connection(key: "InvoiceLines_lines") {
          edges {
            node {
              databaseId
              ...InvoiceLineRow_line
            }
          }
        }
      }
    `,
    invoice,
  );
  const { isPlatformAdmin } = useViewer();
  if (!data?.lines) throw new Fault('UNKNOWN', 'The lines of this invoice could not be loaded.');
  const isDraft = data.status === 'DRAFT';
  const canRefund = isPlatformAdmin && !isDraft;
  return (
    <>
      <Table
        label="Work on this invoice"
        columns={[...columns, ...(isDraft ? [review] : []), ...(canRefund ? [refund] : [])]}
      >
        {data.lines.edges.map(({ node }) => (
          <InvoiceLineRow
            key={node.databaseId}
            line={node}
            isLocationShown={data.locationName == null}
            draftId={isDraft ? data.id : null}
            canRefund={canRefund}
          />
        ))}
      </Table>
      <NextPage label="Load more lines" pages={pages} />
    </>
  );
}
