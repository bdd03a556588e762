import { graphql, useFragment } from 'react-relay/hooks';
import type { FormSections_location$key } from '../../__generated__/FormSections_location.graphql.ts';
import type { SeriesDate } from '../recurrence/seriesDate.ts';
import { RequirementsField } from '../requirements/RequirementsField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { isPlan } from './changeType.ts';
import { EventSection } from './EventSection.tsx';
import { NotesSection } from '../../posting/NotesSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { PlaceSection } from '../terms/PlaceFields.tsx';
import { PlanSection } from './PlanSection.tsx';
import styles from './PostGigsForm.module.css';
import type { PostableEvent, PostingChoices } from './postingChoices.ts';
import type { PostingForm } from '../../posting/PostingForm.ts';
import { ShiftSection } from './ShiftSection.tsx';
import { skillIdsOf } from './skillIdsOf.ts';

interface Props {
  location: FormSections_location$key;
  form: PostingForm;
  place: PostingChoices;
  /** YYYY-MM-DD, at the place. */
  today: string;
  /** The event that the address names, if any. */
  event: PostableEvent | null;
  /** Told of the dates of a series as they become known. Keep it the same between renders. */
  onDates: (dates: readonly SeriesDate[]) => void;
}

/** What is typed, section by section: the event if it is one, the work and its times, who, where, and with what. */
export function FormSections({ location: key, form, place, today, event, onDates }: Props) {
  const location = useFragment(
    graphql`
      fragment FormSections_location on Location {
        ...ShiftSection_location
        ...PlanSection_location
        ...PlaceSection_location
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
      <PlaceSection location={location} form={form} place={place} />
      <Card title="Requirements">
        <RequirementsField
          location={location}
          skillIds={skillIdsOf(values)}
          value={values.requirementIds}
          onChange={(ids) => form.setValue('requirementIds', ids)}
          errorMessage={form.errorAt('requirementIds')}
        />
      </Card>
      <NotesSection form={form} locationId={place.nodeId} />
    </div>
  );
}

function withNamed(events: readonly PostableEvent[], named: PostableEvent | null): readonly PostableEvent[] {
  return named === null || events.some(({ id }) => id === named.id) ? events : [named, ...events];
}
