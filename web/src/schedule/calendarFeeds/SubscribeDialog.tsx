import { Suspense, useEffect } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { CalendarFeedsQuery } from '../../__generated__/CalendarFeedsQuery.graphql.ts';
import calendarFeedsQuery from '../../__generated__/CalendarFeedsQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { CalendarFeeds } from './CalendarFeeds.tsx';
import type { FeedPlace } from './feedPlace.ts';
import { NewFeed } from './NewFeed.tsx';
import styles from './SubscribeDialog.module.css';

interface Props {
  place: FeedPlace;
  onClosed: () => void;
}

/** Creates and revokes links for calendar apps. It is always open, so render it conditionally and import it lazily. */
export default function SubscribeDialog({ place, onClosed }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<CalendarFeedsQuery>(calendarFeedsQuery);

  useEffect(() => {
    load({ id: place.id }, { fetchPolicy: 'store-and-network' });
    return dispose;
  }, [place.id, load, dispose]);

  return (
    <Dialog
      isOpen
      onClosed={onClosed}
      title="Subscribe to this calendar"
      description={`See the shifts of ${place.name} in your calendar app. The calendar updates automatically. Anyone with the link can see it without signing in. It never includes wages.`}
    >
      <div className={styles.content}>
        <NewFeed place={place} />
        <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError error={error} />}>
          <Suspense fallback={<SkeletonRows label="Loading links" rows={2} />}>
            {queryRef ? <CalendarFeeds queryRef={queryRef} placeId={place.id} /> : null}
          </Suspense>
        </ErrorBoundary>
      </div>
    </Dialog>
  );
}
