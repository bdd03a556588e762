import { Suspense, useEffect, useState } from 'react';
import { useQueryLoader, useRelayEnvironment } from 'react-relay/hooks';
import type { AddableShiftsQuery } from '../../__generated__/AddableShiftsQuery.graphql.ts';
import addableShiftsQuery from '../../__generated__/AddableShiftsQuery$parameters.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { LoadError } from '../../platform/screen/LoadError.tsx';
import { useAction } from '../../ui/actions/useAction.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { AddableShifts } from './AddableShifts.tsx';
import { addToEvent } from './addToEvent.ts';

interface Props {
  /** The global ID of the event. */
  eventId: string;
  eventDatabaseId: number;
  name: string;
  onClosed: () => void;
}

/** Adds posted shifts to an event, as a whole or gig by gig. */
export default function AddShiftsDialog({ eventId, eventDatabaseId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const [queryRef, load, dispose] = useQueryLoader<AddableShiftsQuery>(addableShiftsQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    load({ eventId: eventDatabaseId }, { fetchPolicy: 'network-only' });
    return dispose;
  }, [eventDatabaseId, load, dispose]);

  const count = chosen.size === 1 ? '1 shift' : `${chosen.size} shifts`;

  const { run, isPending, errorMessage } = useAction({
    action: () => addToEvent(environment, eventId, [...chosen]),
    onSuccess: () => {
      toast({ tone: 'success', title: `${count} added to ${name}` });
      onClosed();
    },
  });

  const { requestClose, prompt } = useUnsavedChanges(chosen.size > 0 && !isPending, onClosed);

  return (
    <Dialog
      isOpen
      size="large"
      onClosed={requestClose}
      isBusy={isPending}
      title={`Add shifts to ${name}`}
      description="Times, locations and pros do not change."
      footer={
        <>
          <Button variant="outlined" isDisabled={isPending} onPress={requestClose}>
            Cancel
          </Button>
          <Button isDisabled={chosen.size === 0} isLoading={isPending} onPress={() => void run()}>
            {chosen.size === 0 ? 'Add to event' : `Add ${count}`}
          </Button>
        </>
      }
    >
      {errorMessage === null ? null : (
        <InlineAlert tone="danger" isLive>
          {errorMessage}
        </InlineAlert>
      )}
      <ErrorBoundary resetKey={queryRef} renderError={(error) => <LoadError error={error} />}>
        <Suspense fallback={<SkeletonRows label="Loading shifts" rows={5} />}>
          {queryRef ? <AddableShifts queryRef={queryRef} chosen={chosen} onChosen={setChosen} /> : null}
        </Suspense>
      </ErrorBoundary>
      {prompt}
    </Dialog>
  );
}
