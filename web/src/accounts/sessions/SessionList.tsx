import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { SessionList_user$key } from '../../__generated__/SessionList_user.graphql.ts';
import type { SessionListPaginationQuery } from '../../__generated__/SessionListPaginationQuery.graphql.ts';
import { NextPage } from '../../platform/paging/NextPage.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './SessionList.module.css';
import { SessionRow } from './SessionRow.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

/** The viewer's sessions, with buttons to end them. */
export function SessionList({ user }: { user: SessionList_user$key }) {
  const { data, ...pages } = usePaginationFragment<SessionListPaginationQuery, SessionList_user$key>(
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
  const { sessions } = data;

  return (
    <Card title="Where you are signed in" actions={<SignOutEverywhere />}>
      <ul className={styles.list}>
        {sessions?.edges.map(({ node }) => (
          <SessionRow key={node.id} session={node} connectionId={sessions.connectionId} />
        ))}
      </ul>
      <NextPage label="Load more sessions" pages={pages} />
    </Card>
  );
}
