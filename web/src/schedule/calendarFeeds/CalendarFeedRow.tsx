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

/** A link that is in use: whose it is, and when a program last read it. */
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
          Made by {data.createdByName}, <DateText instant={data.createdAt} zone={null} />
        </p>
        <p className={styles.facts}>
          {data.lastReadAt == null ? (
            'Not read yet'
          ) : (
            <>
              Last read <DateText instant={data.lastReadAt} zone={null} />
            </>
          )}
          {data.areProsNamed ? ' · Names confirmed pros' : null}
        </p>
      </div>
      <Button
        variant="outlined"
        size="small"
        isLoading={isBusy}
        aria-label={`Revoke the link made by ${data.createdByName}`}
        onPress={() => onRevoked(data.id)}
      >
        Revoke
      </Button>
    </li>
  );
}
