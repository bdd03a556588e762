import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { LocationInvoiceList_location$key } from '../../__generated__/LocationInvoiceList_location.graphql.ts';
import type { LocationInvoiceListPaginationQuery } from '../../__generated__/LocationInvoiceListPaginationQuery.graphql.ts';
import type { LocationInvoicesScreenQuery } from '../../__generated__/LocationInvoicesScreenQuery.graphql.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { InvoiceRows } from './InvoiceRows.tsx';
import type { InvoicesChoice } from './invoicesSearch.ts';

interface Props {
  location: LocationInvoiceList_location$key;
  list: ScreenQuery<LocationInvoicesScreenQuery>;
  path: string;
  choice: InvoicesChoice;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

export function LocationInvoiceList({ location, ...shown }: Props) {
  const { data, ...pages } = usePages<LocationInvoiceListPaginationQuery, LocationInvoiceList_location$key>(
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
              ...InvoiceRows_invoices
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
  return <InvoiceRows invoices={loaded} pages={pages} {...shown} />;
}
