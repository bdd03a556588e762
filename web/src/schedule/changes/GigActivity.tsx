import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import type { GigActivity_gig$key } from '../../__generated__/GigActivity_gig.graphql.ts';
import type { GigActivityPaginationQuery } from '../../__generated__/GigActivityPaginationQuery.graphql.ts';
import { useThrottledCallback } from '../../platform/live/useThrottledCallback.ts';
import { useNextPage } from '../../platform/paging/useNextPage.ts';
import { usePages } from '../../platform/paging/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { GigActivityEntry } from './GigActivityEntry.tsx';
import styles from './GigActivity.module.css';

/** The activity log of a gig, newest first. */
export default function GigActivity({ gig }: { gig: GigActivity_gig$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePages<
    GigActivityPaginationQuery,
    GigActivity_gig$key
  >(
    graphql`
      fragment GigActivity_gig on Gig
      @refetchable(queryName: "GigActivityPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
      @throwOnFieldError {
        timeZone
        updatedAt
        changes(first: $count, after: $cursor) @connection(key: "GigActivity_changes") @catch(to: NULL) {
          edges {
            node {
              databaseId
              ...GigActivityEntry_change
            }
          }
        }
      }
    `,
    gig,
  );
  const next = useNextPage(loadNext);
  const refresh = useThrottledCallback(() => refetch({}));
  const shownSince = useRef(data.updatedAt);

  useEffect(() => {
    // The gig changed since the log was loaded, so refetch it.
    if (shownSince.current === data.updatedAt) return;
    shownSince.current = data.updatedAt;
    refresh();
  }, [data.updatedAt, refresh]);

  const entries = data.changes?.edges ?? [];
  return (
    <Card title="Activity">
      {data.changes === null ? (
        <p className={styles.none}>The activity could not be loaded. Reload the page to try again.</p>
      ) : null}
      {data.changes !== null && entries.length === 0 ? <p className={styles.none}>No changes yet.</p> : null}
      <ol className={styles.entries}>
        {entries.map(({ node }) => (
          <GigActivityEntry key={node.databaseId} change={node} zone={data.timeZone} />
        ))}
      </ol>
      {hasNext ? (
        <Button variant="ghost" size="small" isLoading={isLoadingNext} onPress={next.load}>
          {next.hasFailed ? 'Try again' : 'Show earlier activity'}
        </Button>
      ) : null}
    </Card>
  );
}
