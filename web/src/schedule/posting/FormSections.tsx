import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FormSections_location$key } from '../../__generated__/FormSections_location.graphql.ts';
import type { SeriesDate } from '../recurrence/seriesDate.ts';
import { RequirementsField } from '../requirements/RequirementsField.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { FoldedSection } from '../../ui/forms/FoldedSection.tsx';
import { isPlan } from './changeType.ts';
import fields from '../terms/fields.module.css';
import { NoteFields } from '../terms/NoteFields.tsx';
import { PlaceFields } from '../terms/PlaceFields.tsx';
import { termField } from '../terms/TermForm.ts';
import { PeopleSection } from './PeopleSection.tsx';
import styles from './PostGigsForm.module.css';
import type { PostableEvent, PostingChoices } from './postingChoices.ts';
import { hasErrorAt, type PostingForm } from './PostingForm.ts';
import { notesSummary, placeSummary, requirementsSummary } from './sectionSummaries.ts';
import { ShiftSection } from './ShiftSection.tsx';
import { skillIdsOf } from './skillIdsOf.ts';

// One shift is posted more often than a plan of several, or an event.
const EventSection = lazy(() => import('./EventSection.tsx'));
const PlanSection = lazy(() => import('./PlanSection.tsx'));
// Few shifts have files.
const AttachmentsField = lazy(async () => {
  const { AttachmentsField: component } = await import('../attachments/AttachmentsField.tsx');
  return { default: component };
});

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

/**
 * The sections of the form. Work and times are open; those whose defaults suit most shifts say what they are set to.
 */
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
      {values.type === 'event' ? (
        <Suspense fallback={<SkeletonRows label="Loading event" />}>
          <EventSection form={form} events={withNamed(place.events, event)} />
        </Suspense>
      ) : null}
      {isPlan(values.type) ? (
        <Suspense fallback={<SkeletonRows label="Loading days and positions" />}>
          <PlanSection location={location} form={form} place={place} today={today} />
        </Suspense>
      ) : (
        <div className={styles.sections} data-tour="posting">
          <ShiftSection location={location} form={form} place={place} today={today} onDates={onDates} />
        </div>
      )}
      <PeopleSection form={form} place={place} />
      <FoldedSection
        title="Where"
        summary={placeSummary(values, place)}
        hasError={hasErrorAt(form, ['addressId', 'contactName', 'contactPhone', 'onsiteManagerId'])}
      >
        <PlaceFields location={location} form={form} addresses={place.addresses} managers={place.managers} />
      </FoldedSection>
      <FoldedSection
        title="Requirements"
        summary={requirementsSummary(values)}
        hasError={hasErrorAt(form, ['requirementIds'])}
      >
        <RequirementsField
          location={location}
          skillIds={skillIdsOf(values)}
          {...termField<'requirementIds'>(form, 'requirementIds')}
        />
      </FoldedSection>
      <FoldedSection
        title="Notes and files"
        summary={notesSummary(values)}
        hasError={hasErrorAt(form, ['specialInstructions', 'privateNotes', 'attachmentIds'])}
      >
        <div className={fields.section}>
          <NoteFields use="posting" form={form} />
          <Suspense>
            <AttachmentsField
              locationId={place.nodeId}
              {...termField<'attachmentIds'>(form, 'attachmentIds')}
            />
          </Suspense>
        </div>
      </FoldedSection>
    </div>
  );
}

function withNamed(events: readonly PostableEvent[], named: PostableEvent | null): readonly PostableEvent[] {
  return named === null || events.some(({ id }) => id === named.id) ? events : [named, ...events];
}
