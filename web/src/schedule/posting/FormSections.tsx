import { graphql, useFragment } from 'react-relay/hooks';
import type { FormSections_location$key } from '../../__generated__/FormSections_location.graphql.ts';
import type { SeriesDate } from '../recurrence/seriesDate.ts';
import { RequirementsField } from '../requirements/RequirementsField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { isPlan } from './changeType.ts';
import { EventSection } from './EventSection.tsx';
import fields from '../terms/fields.module.css';
import { NoteFields } from '../terms/NoteFields.tsx';
import { AttachmentsField } from '../attachments/AttachmentsField.tsx';
import { PlaceFields } from '../terms/PlaceFields.tsx';
import { termField } from '../terms/TermForm.ts';
import { PeopleSection } from './PeopleSection.tsx';
import { PlanSection } from './PlanSection.tsx';
import styles from './PostGigsForm.module.css';
import type { PostableEvent, PostingChoices } from './postingChoices.ts';
import type { PostingForm } from './PostingForm.ts';
import { ShiftSection } from './ShiftSection.tsx';
import { skillIdsOf } from './skillIdsOf.ts';

interface Props {
  location: FormSections_location$key;
  form: PostingForm;
  place: PostingChoices;
  /** YYYY-MM-DD, in the time zone of the location. */
  today: string;
  /** The event in the URL, if any. */
  event: PostableEvent | null;
  /** Called with the dates of a series once they are loaded. Must be stable between renders. */
  onDates: (dates: readonly SeriesDate[]) => void;
}

/** The sections of the form: event, work and times, pros, place, requirements, notes and files. */
export function FormSections({ location: key, form, place, today, event, onDates }: Props) {
  const location = useFragment(
    graphql`
      fragment FormSections_location on Location {
        ...ShiftSection_location
        ...PlanSection_location
        ...PlaceFields_location
        ...RequirementsField_location
      }
    `,
    key,
  );
  const { values } = form;
  return (
    <div className={styles.sections}>
      {values.type === 'event' ? <EventSection form={form} events={withNamed(place.events, event)} /> : null}
      {isPlan(values.type) ? (
        <PlanSection location={location} form={form} place={place} today={today} />
      ) : (
        <ShiftSection location={location} form={form} place={place} today={today} onDates={onDates} />
      )}
      <PeopleSection form={form} place={place} />
      <PlaceFields location={location} form={form} addresses={place.addresses} managers={place.managers} />
      <Card title="Requirements">
        <RequirementsField
          location={location}
          skillIds={skillIdsOf(values)}
          {...termField<'requirementIds'>(form, 'requirementIds')}
        />
      </Card>
      <Card title="Notes and files">
        <div className={fields.section}>
          <NoteFields use="posting" form={form} />
          <AttachmentsField
            locationId={place.nodeId}
            {...termField<'attachmentIds'>(form, 'attachmentIds')}
          />
        </div>
      </Card>
    </div>
  );
}

function withNamed(events: readonly PostableEvent[], named: PostableEvent | null): readonly PostableEvent[] {
  return named === null || events.some(({ id }) => id === named.id) ? events : [named, ...events];
}
