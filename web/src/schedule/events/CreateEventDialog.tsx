import { useRelayEnvironment } from 'react-relay/hooks';
import { useNavigation } from '../../ui/navigation/NavigationProvider.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { createEvent } from './createEvent.ts';
import { EventDialog } from './EventDialog.tsx';
import { eventHref } from './eventHref.ts';

interface Props {
  /** The global ID of the location. */
  locationId: string;
  locationDatabaseId: number;
  onClosed: () => void;
}

/** Creates an event without gigs and opens its page. */
export default function CreateEventDialog({ locationId, locationDatabaseId, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  return (
    <EventDialog
      title="New event"
      description="After creating the event, you can post new shifts or add posted shifts to it."
      saveLabel="Create event"
      initialValues={{ name: '', leads: [] }}
      onSave={async ({ name, leads }) => {
        const { event, errors } = await createEvent(environment, { locationId, name, leads });
        if (!event) return errors;
        toast({ tone: 'success', title: `${event.name} was created` });
        navigate?.(eventHref(locationDatabaseId, event.databaseId));
        return [];
      }}
      onClosed={onClosed}
    />
  );
}
