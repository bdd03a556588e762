import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DisputeList_location$key } from '../../__generated__/DisputeList_location.graphql.ts';
import type { DisputeListPaginationQuery } from '../../__generated__/DisputeListPaginationQuery.graphql.ts';
import type { DisputesScreenQuery } from '../../__generated__/DisputesScreenQuery.graphql.ts';
import { useListRefresh } from '../../platform/paging/useListRefresh.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoGigs } from '../../ui/illustrations/NoGigs.tsx';
import { DisputeRows } from './DisputeRows.tsx';
import type { DisputesChoice } from './disputesSearch.ts';

interface Props {
  location: DisputeList_location$key;
  locationId: number;
  list: ScreenQuery<DisputesScreenQuery>;
  choice: DisputesChoice;
  onChosen: (choice: DisputesChoice) => void;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** The disputes at a location, the latest first. */
export function DisputeList({ location, locationId, list, choice, onChosen, isBusy }: Props) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePages<
    DisputeListPaginationQuery,
    DisputeList_location$key
  >(
    graphql`
      fragment DisputeList_location on Location
      @refetchable(queryName: "DisputeListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @throwOnFieldError {
        disputes(first: $count, after: $cursor, statuses: $statuses)
          @connection(key: "DisputeList_disputes") {
          edges {
            node {
              __typename
              ...DisputeRows_disputes
            }
          }
        }
      }
    `,
    location,
  );
  if (!data?.disputes) throw new Fault('UNKNOWN', 'The disputes at this location could not be loaded.');
  const { edges } = data.disputes;
  const loaded = useMemo(() => edges.map(({ node }) => node), [edges]);
  const { rows } = useListRefresh(list, loaded, { hasNext, isLoadingNext, loadNext, refetch });
  return (
    <DisputeRows
      disputes={rows}
      list={`/locations/${locationId}/disputes`}
      choice={choice}
      onChosen={onChosen}
      isBusy={isBusy}
      pages={{ hasNext, isLoadingNext, loadNext }}
    >
      <NoDisputes show={choice.show} />
    </DisputeRows>
  );
}

function NoDisputes({ show }: Pick<DisputesChoice, 'show'>) {
  return show === 'open' ? (
    <EmptyState illustration={<NoGigs />} title="No open disputes">
      Pros can dispute changed hours and late cancellations for 72 hours, and payments for 14 days.
    </EmptyState>
  ) : (
    <EmptyState illustration={<NoGigs />} title="No decided disputes yet">
      Disputes appear here once they are decided.
    </EmptyState>
  );
}
