import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { OrganizationDisputeList_organization$key } from '../../__generated__/OrganizationDisputeList_organization.graphql.ts';
import type { OrganizationDisputeListPaginationQuery } from '../../__generated__/OrganizationDisputeListPaginationQuery.graphql.ts';
import type { OrganizationDisputesScreenQuery } from '../../__generated__/OrganizationDisputesScreenQuery.graphql.ts';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { DisputeRows } from './DisputeRows.tsx';
import type { DisputesChoice } from './disputesSearch.ts';

interface Props {
  organization: OrganizationDisputeList_organization$key;
  list: ScreenQuery<OrganizationDisputesScreenQuery>;
  path: string;
  choice: DisputesChoice;
  onChosen: (choice: DisputesChoice) => void;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** The disputes that an organization answers for locations that have left it, the latest first. */
export function OrganizationDisputeList({ organization, list, path, choice, onChosen, isBusy }: Props) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePages<
    OrganizationDisputeListPaginationQuery,
    OrganizationDisputeList_organization$key
  >(
    graphql`
      fragment OrganizationDisputeList_organization on Organization
      @refetchable(queryName: "OrganizationDisputeListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        disputes(first: $count, after: $cursor, statuses: $statuses)
          @connection(key: "OrganizationDisputeList_disputes") {
          edges {
            node {
              __typename
              ...DisputeRows_disputes
            }
          }
        }
      }
    `,
    organization,
  );
  if (!data?.disputes) throw new Fault('UNKNOWN', 'The disputes could not be loaded.');
  const { edges } = data.disputes;
  const loaded = useMemo(() => edges.map(({ node }) => node), [edges]);
  const { rows } = useListRefresh(list, loaded, { hasNext, isLoadingNext, loadNext, refetch });
  return (
    <DisputeRows
      disputes={rows}
      list={path}
      isPlaceShown
      choice={choice}
      onChosen={onChosen}
      isBusy={isBusy}
      pages={{ hasNext, isLoadingNext, loadNext }}
    >
      <EmptyState
        illustration={<NoGigs />}
        title={choice.show === 'open' ? 'No disputes of moved locations' : 'No decided disputes yet'}
      >
        After a location moves to another organization, you still answer disputes about earlier work here.
        Disputes at your own locations are on their pages.
      </EmptyState>
    </DisputeRows>
  );
}
