import { graphql, useFragment } from 'react-relay/hooks';
import type { CalendarFeedRow_feed$key } from '../../__generated__/CalendarFeedRow_feed.graphql.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './SubscribeDialog.module.css';

interface Props {
  feed: CalendarFeedRow_feed$key;
  isBusy: boolean;
  onRevoked: (feedId: string) => void;
}

/** An active link: who created it, and when an app last read it. */
export function CalendarFeedRow({ feed, isBusy, onRevoked }: Props) {
  const data = useFragment(
    graphql`
      fragment CalendarFeedRow_feed on CalendarFeed @throwOnFieldError {
        id
        areProsNamed
        createdByName
        createdAt
        lastReadAt
      }
    `,
    feed,
  );
  return (
    <li className={styles.feed}>
      <div>
        <p className={styles.maker}>
          Created by {data.createdByName}, <DateText instant={data.createdAt} zone={null} />
        </p>
        <p className={styles.facts}>
          {data.lastReadAt == null ? (
            'Not used yet'
          ) : (
            <>
              Last used <DateText instant={data.lastReadAt} zone={null} />
            </>
          )}
          {data.areProsNamed ? ' · Includes names of confirmed pros' : null}
        </p>
      </div>
      <Button
        variant="outlined"
        size="small"
        isLoading={isBusy}
        aria-label={`Revoke the link created by ${data.createdByName}`}
        onPress={() => onRevoked(data.id)}
      >
        Revoke
      </Button>
    </li>
  );
}
