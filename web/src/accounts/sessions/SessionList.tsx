import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { SessionList_user$key } from '../../__generated__/SessionList_user.graphql.ts';
import type { SessionListPaginationQuery } from '../../__generated__/SessionListPaginationQuery.graphql.ts';
import { LoadMore } from '../../platform/paging/LoadMore.tsx';
import { useNextPage } from '../../platform/paging/useNextPage.ts';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './SessionList.module.css';
import { SessionRow } from './SessionRow.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

/** The viewer's sessions, with buttons to end them. */
export function SessionList({ user }: { user: SessionList_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SessionListPaginationQuery,
    SessionList_user$key
  >(
    graphql`
      fragment SessionList_user on User
      @refetchable(queryName: "SessionListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" })
      @throwOnFieldError {
        sessions(first: $count, after: $cursor) @connection(key: "SessionList_sessions") {
          connectionId: __id
          edges {
            node {
              id
              ...SessionRow_session
            }
          }
        }
      }
    `,
    user,
  );
  const next = useNextPage(loadNext);
  const { sessions } = data;

  return (
    <Card title="Where you are signed in" actions={<SignOutEverywhere />}>
      <ul className={styles.list}>
        {sessions?.edges.map(({ node }) => (
          <SessionRow key={node.id} session={node} connectionId={sessions.connectionId} />
        ))}
      </ul>
      {hasNext ? (
        <LoadMore
          label="Load more sessions"
          isLoading={isLoadingNext}
          hasFailed={next.hasFailed}
          onLoad={next.load}
        />
      ) : null}
    </Card>
  );
}
