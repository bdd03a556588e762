import { useState } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import type { CalendarFeedsQuery } from '../../__generated__/CalendarFeedsQuery.graphql.ts';
import { useAction } from '../../ui/actions/useAction.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { CalendarFeedRow } from './CalendarFeedRow.tsx';
import { revokeCalendarFeed } from './revokeCalendarFeed.ts';
import styles from './SubscribeDialog.module.css';

interface Props {
  queryRef: PreloadedQuery<CalendarFeedsQuery>;
  /** The global ID of the location or event. */
  placeId: string;
}

/** The active links of a location or an event. */
export function CalendarFeeds({ queryRef, placeId }: Props) {
  const environment = useRelayEnvironment();
  const [revokedId, setRevokedId] = useState<string | null>(null);
  const { run, isPending, errorMessage } = useAction({
    action: (feedId: string) => {
      setRevokedId(feedId);
      return revokeCalendarFeed(environment, feedId, placeId);
    },
    onSuccess: () => toast({ tone: 'success', title: 'The link was revoked' }),
  });
  const { node } = usePreloadedQuery<CalendarFeedsQuery>(
    graphql`
      query CalendarFeedsQuery($id: ID!) @preloadable @throwOnFieldError {
        node(id: $id) {
          ... on Location {
            calendarFeeds {
              id
              ...CalendarFeedRow_feed
            }
          }
          ... on Event {
            calendarFeeds {
              id
              ...CalendarFeedRow_feed
            }
          }
        }
      }
    `,
    queryRef,
  );
  const feeds = node?.calendarFeeds ?? [];
  if (feeds.length === 0) return null;
  return (
    <section aria-label="Active links">
      <h3 className={styles.title}>Active links</h3>
      {errorMessage === null ? null : (
        <InlineAlert tone="danger" isLive>
          {errorMessage}
        </InlineAlert>
      )}
      <ul className={styles.feeds}>
        {feeds.map((feed) => (
          <CalendarFeedRow
            key={feed.id}
            feed={feed}
            isBusy={isPending && revokedId === feed.id}
            onRevoked={(id) => void run(id)}
          />
        ))}
      </ul>
    </section>
  );
}
