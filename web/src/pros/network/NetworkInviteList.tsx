import { graphql } from 'react-relay/hooks';
import type { NetworkInviteList_location$key } from '../../__generated__/NetworkInviteList_location.graphql.ts';
import type { NetworkInviteListPaginationQuery } from '../../__generated__/NetworkInviteListPaginationQuery.graphql.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { pageSize } from '../../platform/paging/useNextPage.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { InvitesToolbar } from './InvitesToolbar.tsx';
import { InviteDialogs } from './InviteDialogs.tsx';
import type { InvitesSearch } from './invitesSearch.ts';
import { NetworkInviteTable } from './NetworkInviteTable.tsx';
import { NoInvites } from './NoInvites.tsx';

interface Props {
  location: NetworkInviteList_location$key;
  locationId: number;
  choice: InvitesSearch;
  /** Newer rows are on their way. */
  isBusy: boolean;
  onChosen: (choice: InvitesSearch) => void;
}

/** Invites, the newest first, and the ways to send more. */
export function NetworkInviteList({ location, locationId, choice, isBusy, onChosen }: Props) {
  const { data, ...pages } = usePages<NetworkInviteListPaginationQuery, NetworkInviteList_location$key>(
    graphql`
      fragment NetworkInviteList_location on Location
      @refetchable(queryName: "NetworkInviteListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        name
        networkInvites(first: $count, after: $cursor, statuses: $statuses, search: $search)
          @connection(key: "NetworkInviteList_networkInvites") {
          edges {
            node {
              id
              ...NetworkInviteTable_invites
            }
          }
        }
      }
    `,
    location,
  );
  const refresh = useThrottledCallback(() => pages.refetch({ count: pageSize }));
  if (!data.networkInvites) throw new Fault('UNKNOWN', 'The invites of this location could not be loaded.');
  const invites = data.networkInvites.edges.map(({ node }) => node);

  return (
    <>
      <InvitesToolbar locationId={locationId} choice={choice} onChosen={onChosen} />
      {invites.length === 0 ? (
        <NoInvites choice={choice} />
      ) : (
        <NetworkInviteTable
          invites={invites}
          locationName={data.name}
          locationId={locationId}
          isBusy={isBusy}
          onChanged={refresh}
        />
      )}
      <NextPage label="Load more invites" pages={pages} />
      <InviteDialogs
        open={choice.dialog ?? null}
        locationNodeId={data.id}
        locationName={data.name}
        onSent={refresh}
        onClosed={() => {
          const { dialog: _dialog, ...rest } = choice;
          onChosen(rest);
        }}
      />
    </>
  );
}
