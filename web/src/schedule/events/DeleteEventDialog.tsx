import { useRelayEnvironment } from 'react-relay/hooks';
import { ConfirmActionDialog } from '../../ui/overlays/ConfirmActionDialog.tsx';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { deleteEvent } from './deleteEvent.ts';
import { eventsHref } from './eventHref.ts';

interface Props {
  /** The global ID of the event. */
  eventId: string;
  name: string;
  gigsCount: number;
  locationId: number;
  onClosed: () => void;
}

/** Confirms and deletes an event. Its gigs stay posted. */
export default function DeleteEventDialog({ eventId, name, gigsCount, locationId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  return (
    <ConfirmActionDialog
      isDestructive
      title={`Delete ${name}?`}
      confirmLabel="Delete event"
      action={() => deleteEvent(environment, eventId)}
      onSuccess={() => {
        toast({ tone: 'success', title: `${name} was deleted` });
        navigate?.(eventsHref(locationId));
      }}
      onClosed={onClosed}
    >
      {consequence(gigsCount)}
    </ConfirmActionDialog>
  );
}

function consequence(gigsCount: number): string {
  if (gigsCount === 0) return 'This event has no shifts. Its name and leads will be deleted.';
  const gigs =
    gigsCount === 1
      ? 'Its shift stays posted and staffed'
      : `Its ${gigsCount} shifts stay posted and staffed`;
  return `${gigs} without an event. The name and leads of the event will be deleted.`;
}
