import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigation } from '../../ui/NavigationProvider.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { createEvent } from './createEvent.ts';
import { EventDialog } from '../../events/EventDialog.tsx';
import { eventHref } from './eventHref.ts';

interface Props {
  /** Of the node, and its number. */
  locationId: string;
  locationDatabaseId: number;
  onClosed: () => void;
}

/** Creates an event without gigs, and leads to it. */
export default function CreateEventDialog({ locationId, locationDatabaseId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  return (
    <EventDialog
      title="New event"
      description="Shifts come next: post new ones, or add shifts that are posted already."
      saveLabel="Create event"
      initialValues={{ name: '', leads: [] }}
      onSave={async ({ name, leads }) => {
        const { event, errors } = await createEvent(environment, { locationId, name, leads });
        if (!event) return errors;
        toast({ tone: 'success', title: `${event.name} was created` });
        onClosed();
        navigate?.(eventHref(locationDatabaseId, event.databaseId));
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
