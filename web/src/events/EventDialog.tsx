import { mostEventLeads } from '@brigade/domain/schedule/events/eventLeads.ts';
import Plus from 'lucide-react/icons/plus';
import { EventLeadFields } from '../schedule/posting/EventLeadFields.tsx';
import type { LeadValues } from '../posting/postingValues.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import type { ServerError } from '../ui/forms/formErrors.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { useForm } from '../ui/forms/useForm.ts';
import styles from '../schedule/events/EventDialog.module.css';
import { eventFormSchema, type EventValues, nextLead, type ParsedEvent } from '../schedule/events/eventForm.ts';

interface Props {
  title: string;
  description: string;
  saveLabel: string;
  initialValues: EventValues;
  /** Resolves to what the server has against it. */
  onSave: (
    event: ParsedEvent,
  ) => Promise<readonly { readonly message: string; readonly path: readonly string[] }[]>;
  onClosed: () => void;
}

/** Asks what an event is called and who leads it. */
export function EventDialog({ title, description, saveLabel, initialValues, onSave, onClosed }: Props) {
  const form = useForm({
    schema: eventFormSchema,
    initialValues,
    onSubmit: async (event): Promise<readonly ServerError[]> => {
      try {
        return await onSave(event);
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const { leads } = form.values;
  const setLeads = (next: LeadValues[]) => form.setValue('leads', next);

  return (
    <Dialog
      isOpen
      size="large"
      onClosed={requestClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="event" isLoading={form.isSubmitting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id="event" aria-label="Event">
        <TextField
          {...form.field('name')}
          label="Event name"
          description="3 to 25 characters. Pros see it on every shift."
          isRequired
        />
        <div className={styles.leads}>
          {leads.map((lead, index) => (
            <EventLeadFields
              key={lead.key}
              lead={lead}
              number={index + 1}
              errorAt={(field) => form.errorAt(`leads.${index}.${field}`)}
              onChange={(changed) => setLeads(leads.with(index, changed))}
              onRemoved={() => setLeads(leads.toSpliced(index, 1))}
            />
          ))}
          <Button
            variant="outlined"
            size="small"
            icon={<Plus aria-hidden="true" />}
            isDisabled={leads.length >= mostEventLeads}
            onPress={() => setLeads([...leads, nextLead(leads)])}
          >
            Add an event lead
          </Button>
        </div>
      </Form>
      {prompt}
    </Dialog>
  );
}
