import { graphql, useFragment } from 'react-relay/hooks';
import { currentDay } from '../../platform/clock/currentTime.ts';
import type { EditGigForm_gig$key } from '../../__generated__/EditGigForm_gig.graphql.ts';
import type { EditGigForm_location$key } from '../../__generated__/EditGigForm_location.graphql.ts';
import { usePostingPlace } from '../posting/usePostingPlace.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { InlineAlert } from '../../ui/feedback/InlineAlert.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { ConsentNote } from './ConsentNote.tsx';
import styles from './EditGigForm.module.css';
import { NoteFields } from '../terms/NoteFields.tsx';
import { PlaceFields } from '../terms/PlaceFields.tsx';
import { TermTextArea } from '../terms/TermTextArea.tsx';
import fields from '../terms/fields.module.css';
import { RequirementFields } from './RequirementFields.tsx';
import { ScopeField } from './ScopeField.tsx';
import { EditPlacesField, ShiftFields } from './ShiftFields.tsx';
import { useEditedPlace } from './useEditedPlace.ts';
import { useGigEditing } from './useGigEditing.ts';
import { useGigValues } from './useGigValues.ts';

interface Props {
  gig: EditGigForm_gig$key;
  location: EditGigForm_location$key;
  /** Called after the gig is saved or the edit is cancelled. */
  onDone: () => void;
}

const restrictions: Readonly<Record<string, string>> = {
  NOTES_AND_PLACES: 'This shift has started. You can only edit notes and add places.',
  NOTES: 'This shift has ended. You can only edit notes.',
};

/** Edits the fields of a gig that can still change. */
export function EditGigForm({ onDone, ...keys }: Props) {
  const gig = useFragment(
    graphql`
      fragment EditGigForm_gig on Gig @throwOnFieldError {
        id
        databaseId
        editing
        bundleSize
        fill {
          confirmed
        }
        skill {
          id
          name
        }
        ...useGigValues_gig
        ...useEditedPlace_gig
      }
    `,
    keys.gig,
  );
  const location = useFragment(
    graphql`
      fragment EditGigForm_location on Location @throwOnFieldError {
        ...usePostingPlace_location
        ...PlaceFields_location
        ...RequirementFields_location
      }
    `,
    keys.location,
  );
  const place = useEditedPlace(gig, usePostingPlace(location));
  const { form, prompt, before, isChanged, ...editing } = useGigEditing({
    gigId: gig.id,
    current: useGigValues(gig),
    zoneOf: place.zoneOf,
    onSaved: onDone,
  });
  const { confirmed } = gig.fill;
  const isWhole = gig.editing === 'EVERYTHING';
  const restriction = restrictions[gig.editing];
  const href = `/locations/${place.locationId}`;
  const zone = place.zoneOf(form.values.addressId);

  return (
    <>
      <title>{`Edit ${gig.skill.name} #${gig.databaseId} · Brigade`}</title>
      <PageHeader
        breadcrumbs={[
          { label: 'Shifts', href },
          { label: `#${gig.databaseId}`, href: `${href}/gigs/${gig.databaseId}` },
          { label: 'Edit' },
        ]}
        title={`Edit ${gig.skill.name}`}
      />
      <Form form={form} aria-label="Edit shift" className={styles.form ?? ''}>
        {restriction ? <InlineAlert>{restriction}</InlineAlert> : null}
        {isWhole ? (
          <>
            <ShiftFields form={form} confirmed={confirmed} today={currentDay(zone).toString()} zone={zone} />
            <Card title="Where">
              <PlaceFields
                location={location}
                form={form}
                addresses={place.addresses}
                managers={place.managers}
              />
            </Card>
            <Card title="Work">
              <TermTextArea form={form} name="description" />
            </Card>
            <RequirementFields location={location} form={form} place={place} skillId={gig.skill.id} />
          </>
        ) : null}
        {gig.editing === 'NOTES_AND_PLACES' ? (
          <Card title="Shift">
            <EditPlacesField form={form} confirmed={confirmed} />
          </Card>
        ) : null}
        <Card title="Notes">
          <div className={fields.section}>
            <NoteFields use="editing" form={form} />
          </div>
        </Card>
        {isWhole && (gig.bundleSize ?? 1) > 1 ? (
          <ScopeField form={form} bundleSize={gig.bundleSize ?? 1} />
        ) : null}
        <ConsentNote gigId={gig.id} confirmed={confirmed} before={before} values={form.values} />
        {editing.conflict ? (
          <ConflictPanel
            conflict={editing.conflict}
            onTheirsTaken={editing.takeTheirs}
            onMineKept={editing.keepMine}
          />
        ) : null}
        <div className={styles.actions}>
          <Button variant="outlined" isDisabled={form.isSubmitting} onPress={editing.requestClose}>
            Cancel
          </Button>
          <Button type="submit" isLoading={form.isSubmitting} isDisabled={!isChanged}>
            Save changes
          </Button>
        </div>
      </Form>
      {prompt}
    </>
  );
}
