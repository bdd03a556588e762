import UserPlus from 'lucide-react/icons/user-plus';
import { lazy, Suspense, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { GroupMembers_group$key } from '../../__generated__/GroupMembers_group.graphql.ts';
import type { GroupMembersPaginationQuery } from '../../__generated__/GroupMembersPaginationQuery.graphql.ts';
import { useScreenCommands } from '../../platform/commands/screenCommands.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { pageSize } from '../../platform/paging/useNextPage.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Fault } from '../../platform/relay/Fault.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { GroupMembersTable } from './GroupMembersTable.tsx';
import styles from '../network/network.module.css';
import { NoMembers } from '../network/NoMembers.tsx';

const AddProsDialog = lazy(() => import('./AddProsDialog.tsx'));

interface Props {
  group: GroupMembers_group$key;
  locationId: number;
  canManage: boolean;
  search: string;
  /** Newer rows are on their way. */
  isBusy: boolean;
  onSearched: (search: string) => void;
}

/** The pros of a group, the newest first. */
export function GroupMembers({ group, locationId, canManage, search, isBusy, onSearched }: Props) {
  const { data, ...pages } = usePages<GroupMembersPaginationQuery, GroupMembers_group$key>(
    graphql`
      fragment GroupMembers_group on ProGroup
      @refetchable(queryName: "GroupMembersPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        id
        databaseId
        name
        members(first: $count, after: $cursor, search: $search) @connection(key: "GroupMembers_members") {
          edges {
            node {
              ...GroupMembersTable_members
            }
          }
        }
      }
    `,
    group,
  );
  const refresh = useThrottledCallback(() => pages.refetch({ count: pageSize }));
  const [isAdding, setIsAdding] = useState(false);
  useScreenCommands(
    canManage ? [{ id: 'add', label: `Add pros to ${data.name}`, onAction: () => setIsAdding(true) }] : [],
  );
  if (!data.members) throw new Fault('UNKNOWN', 'The pros of this group could not be loaded.');
  const members = data.members.edges.map(({ node }) => node);

  return (
    <>
      <div className={styles.toolbar}>
        <div className={styles.search}>
          <SearchField
            label="Find pros of the group by name"
            placeholder="Find pros of the group by name"
            delay={250}
            value={search}
            onChange={onSearched}
          />
        </div>
        {canManage ? (
          <div className={styles.actions}>
            <Button
              variant="outlined"
              icon={<UserPlus aria-hidden="true" />}
              onPress={() => setIsAdding(true)}
            >
              Add pros
            </Button>
          </div>
        ) : null}
      </div>
      {members.length === 0 ? (
        <NoMembers search={search} />
      ) : (
        <GroupMembersTable
          members={members}
          groupId={data.id}
          groupDatabaseId={data.databaseId}
          groupName={data.name}
          locationId={locationId}
          canManage={canManage}
          isBusy={isBusy}
          onChanged={refresh}
        />
      )}
      <NextPage label="Load more pros" pages={pages} />
      <Suspense>
        {isAdding ? (
          <AddProsDialog
            groupId={data.id}
            groupName={data.name}
            locationId={locationId}
            onAdded={refresh}
            onClosed={() => setIsAdding(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}
