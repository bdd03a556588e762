import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { OrganizationInvoiceList_organization$key } from '../../__generated__/OrganizationInvoiceList_organization.graphql.ts';
import type { OrganizationInvoiceListPaginationQuery } from '../../__generated__/OrganizationInvoiceListPaginationQuery.graphql.ts';
import type { OrganizationInvoicesScreenQuery } from '../../__generated__/OrganizationInvoicesScreenQuery.graphql.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { InvoiceRows } from './InvoiceRows.tsx';
import type { InvoicesChoice } from './invoicesSearch.ts';

interface Props {
  organization: OrganizationInvoiceList_organization$key;
  list: ScreenQuery<OrganizationInvoicesScreenQuery>;
  path: string;
  choice: InvoicesChoice;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** The invoices of an organization and its locations. */
export function OrganizationInvoiceList({ organization, ...shown }: Props) {
  const { data, ...pages } = usePages<
    OrganizationInvoiceListPaginationQuery,
    OrganizationInvoiceList_organization$key
  >(
    graphql`
      fragment OrganizationInvoiceList_organization on Organization
      @refetchable(queryName: "OrganizationInvoiceListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        invoices(first: $count, after: $cursor, filter: $filter)
          @connection(key: "OrganizationInvoiceList_invoices") {
          edges {
            node {
              __typename
              ...InvoiceRows_invoices
            }
          }
        }
      }
    `,
    organization,
  );
  if (!data?.invoices) throw new Fault('UNKNOWN', 'The invoices could not be loaded.');
  const { edges } = data.invoices;
  const loaded = useMemo(() => edges.map(({ node }) => node), [edges]);
  return <InvoiceRows invoices={loaded} pages={pages} {...shown} />;
}
