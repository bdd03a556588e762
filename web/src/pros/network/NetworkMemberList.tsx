import Send from 'lucide-react/icons/send';
import { graphql } from 'react-relay/hooks';
import type { NetworkMemberList_location$key } from '../../__generated__/NetworkMemberList_location.graphql.ts';
import type { NetworkMemberListPaginationQuery } from '../../__generated__/NetworkMemberListPaginationQuery.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { pageSize } from '../../platform/paging/useNextPage.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { useInvalidation } from '../../platform/relay/useInvalidation.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import styles from './network.module.css';
import { inviteHref } from './networkHrefs.ts';
import { NetworkMemberTable } from './NetworkMemberTable.tsx';
import { NoNetworkMembers } from './NoNetworkMembers.tsx';

interface Props {
  location: NetworkMemberList_location$key;
  locationId: number;
  search: string;
  /** Newer rows are on their way. */
  isBusy: boolean;
  onSearched: (search: string) => void;
}

/** The pros of a network, the newest first. */
export function NetworkMemberList({ location, locationId, search, isBusy, onSearched }: Props) {
  const { data, ...pages } = usePages<NetworkMemberListPaginationQuery, NetworkMemberList_location$key>(
    graphql`
      fragment NetworkMemberList_location on Location
      @refetchable(queryName: "NetworkMemberListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        name
        viewerCanManageApplicants @catch(to: NULL)
        networkMembers(first: $count, after: $cursor, search: $search)
          @connection(key: "NetworkMemberList_networkMembers") {
          edges {
            node {
              ...NetworkMemberTable_members
            }
          }
        }
      }
    `,
    location,
  );
  const refresh = useThrottledCallback(() => pages.refetch({ count: pageSize }));
  // A removal and its undo, which may come after this list has closed.
  useInvalidation(data.id, refresh);
  useScreenCommands(
    data.viewerCanManageApplicants
      ? [{ id: 'invite', label: 'Invite a pro', href: inviteHref(locationId) }]
      : [],
  );
  if (!data.networkMembers) throw new Fault('UNKNOWN', 'The network of this location could not be loaded.');
  const members = data.networkMembers.edges.map(({ node }) => node);
  const canManage = data.viewerCanManageApplicants ?? false;

  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchField
            label="Find members by name"
            placeholder="Find members by name"
            delay={250}
            value={search}
            onChange={onSearched}
          />
        </div>
        {canManage ? (
          <div className={styles.actions}>
            <LinkButton variant="outlined" icon={<Send aria-hidden="true" />} href={inviteHref(locationId)}>
              Invite a pro
            </LinkButton>
          </div>
        ) : null}
      </div>
      {members.length === 0 ? (
        <NoNetworkMembers search={search} locationId={locationId} />
      ) : (
        <NetworkMemberTable
          members={members}
          location={{ id: data.id, databaseId: locationId, name: data.name }}
          canManage={canManage}
          isBusy={isBusy}
        />
      )}
      <NextPage label="Load more members" pages={pages} />
    </>
  );
}
