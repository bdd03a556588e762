import { eventLeadRoles } from '@brigade/domain/schedule/events/eventLeadRole.ts';
import { formatPhone } from '@brigade/domain/platform/validation/phoneNumber.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { EditEventDialog_event$key } from '../../__generated__/EditEventDialog_event.graphql.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { EventDialog } from './EventDialog.tsx';
import { updateEvent } from './updateEvent.ts';

interface Props {
  event: EditEventDialog_event$key;
  onClosed: () => void;
}

/** Edits the name and the leads of an event. */
export default function EditEventDialog({ event, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const { id, name, leads } = useFragment(
    graphql`
      fragment EditEventDialog_event on Event @throwOnFieldError {
        id
        name
        leads {
          role
          name
          phone
        }
      }
    `,
    event,
  );
  return (
    <EventDialog
      title={`Edit ${name}`}
      description="A new name appears on all shifts of the event."
      saveLabel="Save event"
      initialValues={{
        name,
        leads: (leads ?? []).map((lead, index) => ({
          key: String(index + 1),
          role: eventLeadRoles.find((role) => role === lead.role) ?? null,
          name: lead.name,
          phone: lead.phone ? formatPhone(lead.phone) : '',
        })),
      }}
      onSave={async (changed) => {
        const errors = await updateEvent(environment, { eventId: id, ...changed });
        if (errors.length === 0) toast({ tone: 'success', title: 'The event was saved' });
        return errors;
      }}
      onClosed={onClosed}
    />
  );
}
