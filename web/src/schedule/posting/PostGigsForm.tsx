import { postGigTypeLabel, type PostGigType } from '@brigade/domain/schedule/posting/postGigType.ts';
import { lazy, Suspense, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import type { PostGigsForm_location$key } from '../../__generated__/PostGigsForm_location.graphql.ts';
import { CostPreview } from '../costs/CostPreview.tsx';
import { TemplatePicker } from '../gigTemplates/TemplatePicker.tsx';
import { PostingWarnings } from '../postingCheck/PostingWarnings.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { changeType } from './changeType.ts';
import { checkedShifts } from './checkedShifts.ts';
import { FormSections } from './FormSections.tsx';
import styles from './PostGigsForm.module.css';
import { applyTemplate } from './templateValues.ts';
import { SaveTemplate } from './SaveTemplate.tsx';
import { PostingAside } from './PostingAside.tsx';
import { PostingBar } from './PostingBar.tsx';
import type { PostingChoice } from './postingSearch.ts';
import type { AssignPros } from './postPlan.ts';
import { postingTerms } from './postingTerms.ts';
import { setValues } from './PostingForm.ts';
import type { PostingValues } from './postingValues.ts';
import { PostTypeSwitch } from './PostTypeSwitch.tsx';
import { startValues, type Beginning } from './startValues.ts';
import { usePosting } from './usePosting.ts';
import { usePostingPlace } from './usePostingPlace.ts';
import { useShifts } from './useShifts.ts';

// Most visits begin without a draft.
const DraftOffer = lazy(() => import('./DraftOffer.tsx'));

export interface PostGigsFormProps {
  location: PostGigsForm_location$key;
  /** Number of the viewer. */
  userId: number;
  /** The values in the URL. */
  choice: PostingChoice;
  /** The gig, event and pro that the URL refers to. */
  beginning: Beginning;
  onTypeChanged: (type: PostGigType) => void;
  /** The screen that offers a gig to a group of pros, by their numbers. */
  offerHref: (locationId: number, gigNumber: number, group: number) => string;
  loadAssignPros: () => Promise<AssignPros>;
  /** Navigates to the posted gigs. */
  onPosted: (href: string) => Promise<void>;
}

/** The form for every type of posting. A change of type keeps the values. */
export function PostGigsForm({
  userId,
  choice,
  beginning,
  onTypeChanged,
  offerHref,
  loadAssignPros,
  onPosted,
  ...props
}: PostGigsFormProps) {
  const location = useFragment(
    graphql`
      fragment PostGigsForm_location on Location @throwOnFieldError {
        name
        ...usePostingPlace_location
        ...FormSections_location
        ...CostPreview_location
        ...PostingBar_location
        ...TemplatePicker_location
      }
    `,
    props.location,
  );
  const place = usePostingPlace(location);
  const group = choice.offerGroup;
  const now = currentInstant().toZonedDateTimeISO(place.zoneOf(''));
  const { form, draft, prompt, termsOffer, madeEvent } = usePosting({
    place,
    userId,
    initialValues: () => startValues(choice, now, place.settings, beginning),
    returnTo: choice.returnTo,
    offerHref: group === null ? null : (gigNumber) => offerHref(place.locationId, gigNumber, group),
    loadAssignPros,
    onPosted,
  });
  const { values } = form;
  const { shifts, onDates } = useShifts(values);
  const terms = postingTerms(values);
  const aside = useRef<HTMLElement>(null);
  const label = postGigTypeLabel(values.type);
  const replace = (next: PostingValues) => {
    setValues(form, next);
    if (next.type !== choice.type) onTypeChanged(next.type);
  };

  return (
    <>
      <title>{`${label} · ${location.name} · Brigade`}</title>
      <PageHeader
        breadcrumbs={[{ label: location.name, href: `/locations/${place.locationId}` }, { label: 'Post' }]}
        title={label}
        actions={
          <TemplatePicker
            location={location}
            onApplied={(template) => setValues(form, applyTemplate(values, template))}
          />
        }
      />
      <Form form={form} aria-label={label} className={styles.form ?? ''}>
        {draft.offer ? (
          <Suspense>
            <DraftOffer
              draft={draft.offer}
              onContinued={(kept) => {
                replace(kept);
                draft.decide();
              }}
              onDropped={draft.remove}
            />
          </Suspense>
        ) : null}
        <PostTypeSwitch value={values.type} onChange={(type) => replace(changeType(values, type))} />
        <div className={styles.columns}>
          <FormSections
            location={location}
            form={form}
            place={place}
            today={now.toPlainDate().toString()}
            event={madeEvent ?? beginning.event}
            onDates={onDates}
          />
          <PostingAside ref={aside} label={label} isLoading={form.isSubmitting}>
            <div data-tour="cost">
              <CostPreview location={location} shifts={shifts} {...terms} />
            </div>
            <PostingWarnings
              locationId={place.locationId}
              shifts={checkedShifts(shifts)}
              hasContact={values.contactName.trim() !== ''}
            />
            <SaveTemplate
              locationId={place.nodeId}
              values={values}
              position={place.skills.find(({ id }) => id === values.lines[0]?.skillId)?.name ?? ''}
            />
          </PostingAside>
        </div>
        <PostingBar
          location={location}
          label={label}
          isLoading={form.isSubmitting}
          shifts={shifts}
          terms={terms}
          onCostAsked={() => aside.current?.scrollIntoView()}
        />
        {prompt}
      </Form>
      {termsOffer}
    </>
  );
}
