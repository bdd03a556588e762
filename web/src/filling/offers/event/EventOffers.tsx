import { Suspense, useEffect } from 'react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import type { EventOffersQuery } from '../../../__generated__/EventOffersQuery.graphql.ts';
import eventOffersQuery from '../../../__generated__/EventOffersQuery$parameters.ts';
import { ErrorBoundary } from '../../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../../platform/screen/LoadError.tsx';
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { EventOffersDialog } from './EventOffersDialog.tsx';

interface Props {
  eventId: number;
  locationId: number;
  onClosed: () => void;
}

const title = 'Offer shifts to groups';

/** The dialog that offers shifts of an event to groups. Its shifts and groups are asked for now. */
export default function EventOffers({ eventId, locationId, onClosed }: Props) {
  const [queryRef, load, dispose] = useQueryLoader<EventOffersQuery>(eventOffersQuery);
  useEffect(() => {
    load({ eventId, locationId }, { fetchPolicy: 'network-only' });
    return dispose;
  }, [eventId, locationId, load, dispose]);
  const loading = (
    <Dialog isOpen title={title} onClosed={onClosed}>
      <SkeletonRows label="Loading shifts" rows={4} />
    </Dialog>
  );
  return (
    <ErrorBoundary
      resetKey={queryRef}
      renderError={(error) => (
        <Dialog isOpen title={title} onClosed={onClosed}>
          <LoadError error={error} />
        </Dialog>
      )}
    >
      <Suspense fallback={loading}>
        {queryRef ? (
          <LoadedDialog queryRef={queryRef} locationId={locationId} title={title} onClosed={onClosed} />
        ) : (
          loading
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

interface LoadedProps {
  queryRef: PreloadedQuery<EventOffersQuery>;
  locationId: number;
  title: string;
  onClosed: () => void;
}

function LoadedDialog({ queryRef, ...dialog }: LoadedProps) {
  const { event, location } = usePreloadedQuery<EventOffersQuery>(
    graphql`
      query EventOffersQuery($eventId: DatabaseId!, $locationId: DatabaseId!)
      @preloadable
      @throwOnFieldError {
        event(databaseId: $eventId) {
          ...EventOffersDialog_event
        }
        location(databaseId: $locationId) {
          ...EventOffersDialog_location
        }
      }
    `,
    queryRef,
  );
  return <EventOffersDialog event={event} location={location} {...dialog} />;
}
