import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { LocationInvoiceList_location$key } from '../../__generated__/LocationInvoiceList_location.graphql.ts';
import type { LocationInvoiceListPaginationQuery } from '../../__generated__/LocationInvoiceListPaginationQuery.graphql.ts';
import type { LocationInvoicesScreenQuery } from '../../__generated__/LocationInvoicesScreenQuery.graphql.ts';
import { LoadMore } from '../../platform/paging/LoadMore.tsx';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { useNextPage } from '../../platform/paging/useNextPage.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import type { InvoicesChoice } from './invoicesSearch.ts';
import { InvoiceTable } from './InvoiceTable.tsx';
import { NoInvoices } from './NoInvoices.tsx';

interface Props {
  location: LocationInvoiceList_location$key;
  list: ScreenQuery<LocationInvoicesScreenQuery>;
  path: string;
  choice: InvoicesChoice;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** The invoices of a location. */
export function LocationInvoiceList({ location, list, path, choice, isBusy }: Props) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePages<
    LocationInvoiceListPaginationQuery,
    LocationInvoiceList_location$key
  >(
    graphql`
      fragment LocationInvoiceList_location on Location
      @refetchable(queryName: "LocationInvoiceListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        invoices(first: $count, after: $cursor, filter: $filter)
          @connection(key: "LocationInvoiceList_invoices") {
          edges {
            node {
              __typename
              ...InvoiceTable_invoices
            }
          }
        }
      }
    `,
    location,
  );
  if (!data?.invoices) throw new Fault('UNKNOWN', 'The invoices could not be loaded.');
  const { edges } = data.invoices;
  const loaded = useMemo(() => edges.map(({ node }) => node), [edges]);
  const { rows } = useListRefresh(list, loaded, { hasNext, isLoadingNext, loadNext, refetch });
  const next = useNextPage(loadNext);
  if (rows.length === 0 && !hasNext) return <NoInvoices choice={choice} />;
  return (
    <>
      <InvoiceTable invoices={rows} path={path} isBusy={isBusy} />
      {hasNext ? (
        <LoadMore
          label="Load more invoices"
          isLoading={isLoadingNext}
          hasFailed={next.hasFailed}
          onLoad={next.load}
        />
      ) : null}
    </>
  );
}
