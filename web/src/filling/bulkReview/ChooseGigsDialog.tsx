import { Suspense, useEffect, useState } from 'react';
import { useQueryLoader } from 'react-relay/hooks';
import type { ChooseGigsListQuery } from '../../__generated__/ChooseGigsListQuery.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { errorDetails } from '../../platform/screen/errorDetails.ts';
import { supportHref } from '../../platform/screen/supportHref.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { ErrorScreen } from '../../ui/screens/ErrorScreen.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { ChooseGigsList, chooseGigsListQuery } from './ChooseGigsList.tsx';

interface Props {
  locationId: number;
  /** The gig in the path; it is always the first. */
  gigId: number;
  /** The numbers of the gigs beside it. */
  chosen: readonly number[];
  onClosed: () => void;
  onChosen: (gigIds: readonly number[]) => void;
}

/** The dialog that chooses the gigs beside the first one. */
export default function ChooseGigsDialog({ locationId, gigId, chosen, onClosed, onChosen }: Props) {
  const [picked, setPicked] = useState(chosen);
  const [queryRef, load, dispose] = useQueryLoader<ChooseGigsListQuery>(chooseGigsListQuery);
  const [now] = useState(() => currentInstant().toString());

  useEffect(() => {
    load({ locationId, now });
    return dispose;
  }, [locationId, now, load, dispose]);

  return (
    <Dialog
      isOpen
      onClosed={onClosed}
      title="Choose shifts"
      description="Compare up to ten shifts side by side."
      footer={
        <>
          <Button variant="outlined" onPress={onClosed}>
            Back
          </Button>
          <Button onPress={() => onChosen(picked)}>Show them</Button>
        </>
      }
    >
      <ErrorBoundary
        resetKey={queryRef}
        renderError={(error) => (
          <ErrorScreen
            details={errorDetails(error)}
            supportHref={supportHref}
            onRetry={() => load({ locationId, now }, { fetchPolicy: 'network-only' })}
          />
        )}
      >
        <Suspense fallback={<SkeletonRows label="Loading shifts" rows={5} />}>
          {queryRef ? (
            <ChooseGigsList queryRef={queryRef} gigId={gigId} picked={picked} onPicked={setPicked} />
          ) : (
            <SkeletonRows label="Loading shifts" rows={5} />
          )}
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
