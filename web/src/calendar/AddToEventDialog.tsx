import { Suspense, useEffect, useState } from 'react';
import { useQueryLoader, useRelayEnvironment } from 'react-relay/hooks';
import type { EventChoicesQuery } from '../__generated__/EventChoicesQuery.graphql.ts';
import eventChoicesQuery from '../__generated__/EventChoicesQuery$parameters.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { ErrorBoundary } from '../platform/screen/ErrorBoundary.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { InlineAlert } from '../ui/feedback/InlineAlert.tsx';
import { SearchField } from '../ui/fields/SearchField.tsx';
import { SkeletonRows } from '../ui/feedback/SkeletonRows.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { EventChoices } from '../schedule/calendar/grouping/EventChoices.tsx';
import { gatherInEvent } from '../schedule/calendar/grouping/addGigsToEvent.ts';
import type { GatherDialogProps } from './NewEventDialog.tsx';

/** Adds the gathered gigs to an event that is to come. */
export default function AddToEventDialog(props: GatherDialogProps) {
  const { locationDatabaseId, gigIds, onClosed, onGathered } = props;
  const environment = useRelayEnvironment();
  const [search, setSearch] = useState('');
  const [eventId, setEventId] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [queryRef, load, dispose] = useQueryLoader<EventChoicesQuery>(eventChoicesQuery);

  useEffect(() => {
    load({ locationId: locationDatabaseId, search: search === '' ? null : search });
    return dispose;
  }, [locationDatabaseId, search, load, dispose]);

  const add = async () => {
    if (eventId === null) {
      setProblem('Choose an event');
      return;
    }
    setIsSaving(true);
    try {
      const { errors, event } = await gatherInEvent(environment, { eventId, gigIds });
      if (errors[0] || !event) setProblem(errors[0]?.message ?? 'The event is gone.');
      else {
        const what = gigIds.length === 1 ? '1 gig' : `${gigIds.length} gigs`;
        toast({ tone: 'success', title: `${what} added to ${event.name}` });
        onGathered();
      }
    } catch (error) {
      setProblem(faultMessage(error));
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClosed={onClosed}
      title="Add to event"
      footer={
        <>
          <Button variant="outlined" onPress={onClosed}>
            Cancel
          </Button>
          <Button variant="contained" isLoading={isSaving} onPress={() => void add()}>
            Add to event
          </Button>
        </>
      }
    >
      <SearchField label="Find an event" value={search} onChange={setSearch} delay={250} />
      <ErrorBoundary
        resetKey={queryRef}
        renderError={(error) => <InlineAlert tone="danger">{faultMessage(error)}</InlineAlert>}
      >
        <Suspense fallback={<SkeletonRows label="Loading events" rows={3} />}>
          {queryRef ? (
            <EventChoices
              queryRef={queryRef}
              value={eventId}
              errorMessage={problem ?? undefined}
              onChange={(id) => {
                setEventId(id);
                setProblem(null);
              }}
            />
          ) : null}
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
