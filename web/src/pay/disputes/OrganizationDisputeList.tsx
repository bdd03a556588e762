import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import type { OrganizationDisputeList_organization$key } from '../../__generated__/OrganizationDisputeList_organization.graphql.ts';
import type { OrganizationDisputeListPaginationQuery } from '../../__generated__/OrganizationDisputeListPaginationQuery.graphql.ts';
import type { OrganizationDisputesScreenQuery } from '../../__generated__/OrganizationDisputesScreenQuery.graphql.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import type { ScreenQuery } from '../../platform/relay/screenQuery.ts';
import { DisputeRows } from './DisputeRows.tsx';
import type { DisputesChoice } from './disputesSearch.ts';
import { NoDisputes } from './NoDisputes.tsx';

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
  const { data, ...pages } = usePages<
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
  return (
    <DisputeRows
      disputes={loaded}
      list={list}
      pages={pages}
      path={path}
      isPlaceShown
      choice={choice}
      onChosen={onChosen}
      isBusy={isBusy}
    >
      <NoDisputes show={choice.show} title="No disputes of moved locations">
        After a location moves to another organization, you still answer disputes about earlier work here.
        Disputes at your own locations are on their pages.
      </NoDisputes>
    </DisputeRows>
  );
}
