import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DisputeList_location$key } from '../../__generated__/DisputeList_location.graphql.ts';
import type { DisputeListPaginationQuery } from '../../__generated__/DisputeListPaginationQuery.graphql.ts';
import type { DisputesScreenQuery } from '../../__generated__/DisputesScreenQuery.graphql.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { DisputeRows } from './DisputeRows.tsx';
import type { DisputesChoice } from './disputesSearch.ts';
import { NoDisputes } from './NoDisputes.tsx';

interface Props {
  location: DisputeList_location$key;
  list: ScreenQuery<DisputesScreenQuery>;
  path: string;
  choice: DisputesChoice;
  onChosen: (choice: DisputesChoice) => void;
  /** Whether other rows are loading. */
  isBusy: boolean;
}

/** The disputes at a location, the latest first. */
export function DisputeList({ location, list, path, choice, onChosen, isBusy }: Props) {
  const { data, ...pages } = usePages<DisputeListPaginationQuery, DisputeList_location$key>(
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
  return (
    <DisputeRows
      disputes={loaded}
      list={list}
      pages={pages}
      path={path}
      choice={choice}
      onChosen={onChosen}
      isBusy={isBusy}
    >
      <NoDisputes show={choice.show} title="No open disputes">
        Pros can dispute changed hours and late cancellations for 72 hours, and payments for 14 days.
      </NoDisputes>
    </DisputeRows>
  );
}
