import { mostEventLeads } from '@brigade/domain/schedule/events/eventLeads.ts';
import Plus from 'lucide-react/icons/plus';
import { EventLeadFields } from '../posting/EventLeadFields.tsx';
import type { LeadValues } from '../posting/postingValues.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import styles from './EventDialog.module.css';
import { eventFormSchema, type EventValues, nextLead, type ParsedEvent } from './eventForm.ts';

interface Props {
  title: string;
  description: string;
  saveLabel: string;
  initialValues: EventValues;
  /** Resolves to the errors of the mutation. */
  onSave: (event: ParsedEvent) => Promise<readonly ServerError[]>;
  onClosed: () => void;
}

/** The form to create or edit an event. */
export function EventDialog({ title, description, saveLabel, initialValues, onSave, onClosed }: Props) {
  const form = useForm({
    schema: eventFormSchema,
    initialValues,
    onSubmit: onSave,
  });
  const { leads } = form.values;
  const setLeads = (next: LeadValues[]) => form.setValue('leads', next);

  return (
    <FormDialog
      form={form}
      size="large"
      onClosed={onClosed}
      title={title}
      description={description}
      submitLabel={saveLabel}
    >
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
    </FormDialog>
  );
}
