import { graphql, useFragment } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import type { InvoiceRows_invoices$key } from '../../__generated__/InvoiceRows_invoices.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import type { RefetchablePages } from '../../platform/paging/pages.ts';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import type { InvoicesChoice } from './invoicesSearch.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { NoInvoices } from './NoInvoices.tsx';

interface Props<TQuery extends OperationType> {
  /** The loaded rows. */
  invoices: InvoiceRows_invoices$key;
  list: ScreenQuery<OperationType>;
  pages: RefetchablePages<TQuery>;
  /** The path of the list. */
  path: string;
  choice: InvoicesChoice;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** A list of invoices, which refetches its rows when something has changed. */
export function InvoiceRows<TQuery extends OperationType>({
  invoices,
  list,
  pages,
  path,
  choice,
  isBusy,
}: Props<TQuery>) {
  const refreshed = useListRefresh(list, invoices, pages);
  const rows = useFragment(
    graphql`
      fragment InvoiceRows_invoices on Invoice @relay(plural: true) @throwOnFieldError {
        ...InvoiceTable_invoices
      }
    `,
    refreshed.rows,
  );
  if (rows.length === 0 && !pages.hasNext) return <NoInvoices choice={choice} />;
  return (
    <>
      <InvoiceTable invoices={rows} path={path} isBusy={isBusy} />
      <NextPage label="Load more invoices" pages={pages} />
    </>
  );
}
