import { useState } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment, type PreloadedQuery } from 'react-relay/hooks';
import type { CalendarFeedsQuery } from '../../__generated__/CalendarFeedsQuery.graphql.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { CalendarFeedRow } from './CalendarFeedRow.tsx';
import { revokeCalendarFeed } from './revokeCalendarFeed.ts';
import styles from './SubscribeDialog.module.css';

interface Props {
  queryRef: PreloadedQuery<CalendarFeedsQuery>;
  /** Of the location's or the event's node. */
  placeId: string;
}

/** The links of a place that are in use. */
export function CalendarFeeds({ queryRef, placeId }: Props) {
  const environment = useRelayEnvironment();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
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
  const revoke = async (feedId: string) => {
    setBusyId(feedId);
    setRefusal(null);
    try {
      const [error] = await revokeCalendarFeed(environment, feedId, placeId);
      if (error) setRefusal(error.message);
      else toast({ tone: 'success', title: 'The link is revoked and does not work any more' });
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setBusyId(null);
    }
  };

  if (feeds.length === 0) return null;
  return (
    <section aria-label="Links in use">
      <h3 className={styles.title}>Links in use</h3>
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive onDismissed={() => setRefusal(null)}>
          {refusal}
        </InlineAlert>
      )}
      <ul className={styles.feeds}>
        {feeds.map((feed) => (
          <CalendarFeedRow
            key={feed.id}
            feed={feed}
            isBusy={busyId === feed.id}
            onRevoked={(id) => void revoke(id)}
          />
        ))}
      </ul>
    </section>
  );
}
