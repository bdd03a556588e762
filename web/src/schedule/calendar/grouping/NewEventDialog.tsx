import { eventName } from '@brigade/domain/schedule/events/eventName.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { eventHref } from '../../events/eventHref.ts';
import { formSchema } from '../../../platform/screen/formSchema.ts';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { useNavigation } from '../../../ui/navigation/NavigationProvider.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/useForm.ts';
import { createEventWithGigs } from './createEventWithGigs.ts';

/** The props of the dialogs that add the selected gigs to an event. */
export interface EventDialogProps {
  /** The global ID of the location. */
  locationId: string;
  locationDatabaseId: number;
  /** The global IDs of the selected gigs. */
  gigIds: readonly string[];
  onClosed: () => void;
  onAdded: () => void;
}

const schema = formSchema({ name: eventName });

/** Creates an event with the selected gigs. */
export default function NewEventDialog(props: EventDialogProps) {
  const { locationId, locationDatabaseId, gigIds, onClosed, onAdded } = props;
  const environment = useRelayEnvironment();
  const navigate = useNavigation();
  const form = useForm({
    schema,
    initialValues: { name: '' },
    onSubmit: async ({ name }) => {
      const { errors, event } = await createEventWithGigs(environment, { locationId, name, gigIds });
      if (errors.length > 0 || !event) return errors;
      toast({
        tone: 'success',
        title: `${event.name} has ${gigIds.length === 1 ? '1 shift' : `${gigIds.length} shifts`}`,
        action: {
          label: 'Open event',
          onAction: () => navigate?.(eventHref(locationDatabaseId, event.databaseId)),
        },
      });
      return [];
    },
    onSuccess: onAdded,
  });

  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="small"
      title="New event"
      description={
        gigIds.length === 1
          ? 'The selected shift will be added to it.'
          : `The ${gigIds.length} selected shifts will be added to it.`
      }
      submitLabel="Create event"
    >
      <TextField {...form.field('name')} label="Event name" isRequired autoFocus />
    </FormDialog>
  );
}
