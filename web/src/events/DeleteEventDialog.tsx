import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { faultMessage } from '../platform/relay/Fault.ts';
import { ConfirmDialog } from '../ui/overlays/ConfirmDialog.tsx';
import { InlineAlert } from '../ui/feedback/InlineAlert.tsx';
import { useNavigation } from '../ui/NavigationProvider.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { deleteEvent } from '../schedule/events/deleteEvent.ts';
import { eventsHref } from '../schedule/events/eventHref.ts';

interface Props {
  /** Of the node. */
  eventId: string;
  name: string;
  gigsCount: number;
  locationId: number;
  onClosed: () => void;
}

/** Asks before an event is deleted, and says what stays. */
export default function DeleteEventDialog({ eventId, name, gigsCount, locationId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  const [isDeleting, setIsDeleting] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const destroy = async () => {
    setIsDeleting(true);
    try {
      const [error] = await deleteEvent(environment, eventId);
      setRefusal(error?.message ?? null);
      if (error) return;
      toast({ tone: 'success', title: `${name} was deleted` });
      navigate?.(eventsHref(locationId));
    } catch (error) {
      setRefusal(faultMessage(error));
    } finally {
      setIsDeleting(false);
    }
  };

  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={`Delete ${name}?`}
      confirmLabel="Delete event"
      isLoading={isDeleting}
      onConfirmed={() => void destroy()}
      onCancelled={onClosed}
    >
      {gigsCount === 0
        ? 'It has no gigs. Its name and its leads will be gone.'
        : `${gigsCount === 1 ? 'Its gig stays' : `Its ${gigsCount} gigs stay`} posted and staffed as before, in no event. Its name and its leads will be gone.`}
      {refusal === null ? null : (
        <InlineAlert tone="danger" isLive>
          {refusal}
        </InlineAlert>
      )}
    </ConfirmDialog>
  );
}
