import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { GroupList_location$key } from '../../__generated__/GroupList_location.graphql.ts';
import type { GroupListPaginationQuery } from '../../__generated__/GroupListPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Fault } from '../../platform/relay/Fault.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NoApplicants } from '../../ui/illustrations/NoApplicants.tsx';
import { NoResults } from '../../ui/illustrations/NoResults.tsx';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';
import { GroupRow } from './GroupRow.tsx';
import styles from './GroupList.module.css';

interface Props {
  location: GroupList_location$key;
  locationId: number;
  search: string;
  /** Newer rows are on their way. */
  isBusy: boolean;
}

/** Groups by name. */
export function GroupList({ location, locationId, search, isBusy }: Props) {
  const { data, ...pages } = usePaginationFragment<GroupListPaginationQuery, GroupList_location$key>(
    graphql`
      fragment GroupList_location on Location
      @refetchable(queryName: "GroupListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        proGroups(first: $count, after: $cursor, search: $search) @connection(key: "GroupList_proGroups") {
          edges {
            node {
              id
              ...GroupRow_group
            }
          }
        }
      }
    `,
    location,
  );
  if (!data.proGroups) throw new Fault('UNKNOWN', 'The groups of this location could not be loaded.');
  const groups = data.proGroups.edges.map(({ node }) => node);
  if (groups.length === 0) return <NoGroups search={search} />;

  return (
    <>
      <Card padding="none">
        <MovingRows className={styles.rows} aria-label="Groups" aria-busy={isBusy || undefined}>
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} locationId={locationId} />
          ))}
        </MovingRows>
      </Card>
      <NextPage label="Load more groups" pages={pages} />
    </>
  );
}

function NoGroups({ search }: { search: string }) {
  if (search !== '') {
    return (
      <EmptyState illustration={<NoResults />} title={`No group is called “${search}”`}>
        Try a part of the name.
      </EmptyState>
    );
  }
  return (
    <EmptyState illustration={<NoApplicants />} title="No groups yet">
      Group pros you often work with, such as the bar team or the banquet regulars. Offer a shift to everyone
      in a group at once, or show it to them first.
    </EmptyState>
  );
}
