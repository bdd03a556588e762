import Plus from 'lucide-react/icons/plus';
import { mostEventLeads } from '@brigade/domain/schedule/events/eventLeads.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { EventLeadFields } from './EventLeadFields.tsx';
import styles from '../terms/fields.module.css';
import type { PostableEvent } from './postingChoices.ts';
import type { PostingForm } from './PostingForm.ts';
import type { LeadValues } from './postingValues.ts';

interface Props {
  form: PostingForm;
  /** Events that shifts can be added to, the next one first. */
  events: readonly PostableEvent[];
}

const newEvent = 'new';

/** The occasion that the shifts belong to: a new one with its leads, or one that exists. */
export default function EventSection({ form, events }: Props) {
  const { eventId, leads } = form.values;
  const setLeads = (next: readonly LeadValues[]) => form.setValue('leads', next);

  return (
    <Card title="Event">
      <div className={styles.section}>
        <div className={styles.pair}>
          {events.length > 0 ? (
            <Select
              label="Belongs to"
              value={eventId === '' ? newEvent : eventId}
              onChange={(id) => form.setValue('eventId', id === newEvent ? '' : id)}
              errorMessage={form.errorAt('eventId')}
              options={[
                { value: newEvent, label: 'A new event' },
                ...events.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          ) : null}
          {eventId === '' ? (
            <TextField
              {...form.field('eventName')}
              label="Event name"
              description="3 to 25 characters. Pros see it on every shift."
              isRequired
            />
          ) : null}
        </div>
        {eventId === '' ? (
          <>
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
            <div className={styles.hint}>
              <Button
                variant="outlined"
                size="small"
                icon={<Plus aria-hidden="true" />}
                isDisabled={leads.length >= mostEventLeads}
                onPress={() => setLeads([...leads, emptyLead(leads)])}
              >
                Add an event lead
              </Button>
              <span>Who runs the event on the day. Optional.</span>
            </div>
          </>
        ) : null}
      </div>
    </Card>
  );
}

function emptyLead(leads: readonly LeadValues[]): LeadValues {
  const number = 1 + Math.max(0, ...leads.map(({ key }) => Number(key.split('-')[1])));
  return { key: `lead-${number}`, role: 'EVENT_LEAD', name: '', phone: '' };
}
