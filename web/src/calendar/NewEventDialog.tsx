import { eventName } from '@brigade/domain/schedule/events/eventName.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { eventHref } from '../schedule/events/eventHref.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { useNavigation } from '../ui/NavigationProvider.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import { gatherInNewEvent } from '../schedule/calendar/grouping/createEventWithGigs.ts';

/** What the dialogs that gather gigs into an event take. */
export interface GatherDialogProps {
  /** The id of the location's node, and its number. */
  locationId: string;
  locationDatabaseId: number;
  /** Ids of nodes. */
  gigIds: readonly string[];
  onClosed: () => void;
  onGathered: () => void;
}

const schema = formSchema({ name: eventName });

/** Makes an event of the gathered gigs. */
export default function NewEventDialog(props: GatherDialogProps) {
  const { locationId, locationDatabaseId, gigIds, onClosed, onGathered } = props;
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  const form = useForm({
    schema,
    initialValues: { name: '' },
    onSubmit: async ({ name }) => {
      try {
        const { errors, event } = await gatherInNewEvent(environment, { locationId, name, gigIds });
        if (errors.length > 0 || !event) return errors;
        toast({
          tone: 'success',
          title: `${event.name} has ${gigIds.length === 1 ? '1 gig' : `${gigIds.length} gigs`}`,
          action: {
            label: 'Open event',
            onAction: () => navigate?.(eventHref(locationDatabaseId, event.databaseId)),
          },
        });
        onGathered();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      size="small"
      title="New event"
      description={
        gigIds.length === 1 ? 'The gig joins it at once.' : `The ${gigIds.length} gigs join it at once.`
      }
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="new-event" variant="contained" isLoading={form.isSubmitting}>
            Create event
          </Button>
        </>
      }
    >
      <Form form={form} id="new-event" aria-label="New event">
        <TextField {...form.field('name')} label="Event name" isRequired autoFocus />
      </Form>
      {prompt}
    </Dialog>
  );
}
