import { Suspense, useEffect, useState } from 'react';
import { useQueryLoader, useRelayEnvironment } from 'react-relay/hooks';
import type { AddableShiftsQuery } from '../../__generated__/AddableShiftsQuery.graphql.ts';
import addableShiftsQuery from '../../__generated__/AddableShiftsQuery$parameters.ts';
import { faultMessage } from '../../platform/relay/Fault.ts';
import { ErrorBoundary } from '../../platform/screen/ErrorBoundary.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { AddableShifts } from './AddableShifts.tsx';
import { addToEvent } from './addToEvent.ts';

interface Props {
  /** Of the node, and its number. */
  eventId: string;
  eventDatabaseId: number;
  name: string;
  onClosed: () => void;
}

/** Adds shifts that are posted already to an event, whole or gig by gig. */
export default function AddShiftsDialog({ eventId, eventDatabaseId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const [queryRef, load, dispose] = useQueryLoader<AddableShiftsQuery>(addableShiftsQuery);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setIsAdding] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  useEffect(() => {
    load({ eventId: eventDatabaseId }, { fetchPolicy: 'network-only' });
    return dispose;
  }, [eventDatabaseId, load, dispose]);

  const count = chosen.size === 1 ? '1 gig' : `${chosen.size} gigs`;

  const add = async () => {
    setIsAdding(true);
    try {
      const [error] = await addToEvent(environment, eventId, [...chosen]);
      setRefusal(error?.message ?? null);
      if (error) return;
      toast({ tone: 'success', title: `${count} joined ${name}` });
      onClosed();
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsAdding(false);
    }
  };

  return (
    <Dialog
      isOpen
      size="large"
      onClosed={onClosed}
      title={`Add shifts to ${name}`}
      description="Times, places and pros stay as they are."
      footer={
        <>
          <Button variant="outlined" onPress={onClosed}>
            Cancel
          </Button>
          <Button isDisabled={chosen.size === 0} isLoading={isAdding} onPress={() => void add()}>
            {chosen.size === 0 ? 'Add to event' : `Add ${count}`}
          </Button>
        </>
      }
    >
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
      <ErrorBoundary
        resetKey={queryRef}
        renderError={(error) => <InlineAlert tone="danger">{faultMessage(error)}</InlineAlert>}
      >
        <Suspense fallback={<SkeletonRows label="Loading shifts" rows={5} />}>
          {queryRef ? <AddableShifts queryRef={queryRef} chosen={chosen} onChosen={setChosen} /> : null}
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
