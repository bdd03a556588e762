import { graphql, useFragment } from 'react-relay/hooks';
import type { GigTemplateDialog_location$key } from '../__generated__/GigTemplateDialog_location.graphql.ts';
import { AttachmentsField } from '../schedule/attachments/AttachmentsField.tsx';
import { dollarsText } from '../schedule/terms/dollars.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { RequirementsField } from '../schedule/requirements/RequirementsField.tsx';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import type { ServerError } from '../ui/forms/formErrors.ts';
import { Select } from '../ui/fields/Select.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useForm } from '../ui/forms/useForm.ts';
import { type GigTemplateValues, gigTemplateSchema, type ParsedGigTemplate } from './gigTemplateForm.ts';
import { useTemplatePlace } from '../schedule/gigTemplates/useTemplatePlace.ts';

interface Props {
  location: GigTemplateDialog_location$key;
  title: string;
  saveLabel: string;
  initialValues: GigTemplateValues;
  /** Resolves to what the server has against it; closes the dialog where that is nothing. */
  onSave: (template: ParsedGigTemplate, locationId: string) => Promise<readonly ServerError[]>;
  onClosed: () => void;
}

/** Asks for all that a gig template is made of. */
export function GigTemplateDialog({ title, saveLabel, initialValues, onSave, onClosed, ...props }: Props) {
  const location = useFragment(
    graphql`
      fragment GigTemplateDialog_location on Location @throwOnFieldError {
        id
        ...useTemplatePlace_location
        ...RequirementsField_location
      }
    `,
    props.location,
  );
  const { skills, addresses } = useTemplatePlace(location);
  const form = useForm<GigTemplateValues, ParsedGigTemplate>({
    schema: gigTemplateSchema,
    initialValues,
    onSubmit: async (template): Promise<readonly ServerError[]> => {
      try {
        return await onSave(template, location.id);
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const { values, setValue } = form;

  /** What the form does not say yet, the position says. */
  const choosePosition = (id: string) => {
    const skill = skills.find((each) => each.id === id);
    setValue('skillId', id);
    if (!skill) return;
    if (values.hourlyRateCents === '') setValue('hourlyRateCents', dollarsText(skill.startingWage));
    if (values.positionDescription === '') setValue('positionDescription', skill.description);
  };

  return (
    <Dialog
      isOpen
      size="large"
      onClosed={requestClose}
      title={title}
      description="It fills the form when you post. What was posted with it stays as it is."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="gig-template" isLoading={form.isSubmitting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id="gig-template" aria-label="Gig template">
        <TextField
          {...form.field('name')}
          label="Name"
          isRequired
          placeholder="Friday dinner"
          autoComplete="off"
          maxLength={100}
        />
        <Select
          label="Position"
          name="skillId"
          isRequired
          placeholder="Choose a position"
          options={skills.map(({ id, name }) => ({ value: id, label: name }))}
          value={values.skillId === '' ? null : values.skillId}
          onChange={choosePosition}
          errorMessage={form.errorAt('skillId')}
        />
        <TextField
          {...form.field('hourlyRateCents')}
          label="Hourly wage"
          isRequired
          inputMode="decimal"
          autoComplete="off"
          prefix="$"
          suffix="an hour"
        />
        <TextArea {...form.field('positionDescription')} label="Description" isRequired maxLength={5000} />
        <TextArea
          {...form.field('privateNotes')}
          label="Private notes"
          description="Only your team reads them."
          rows={2}
          maxLength={2000}
        />
        {addresses.length > 1 ? (
          <Select
            label="Address"
            value={values.addressId}
            onChange={(id) => setValue('addressId', id)}
            errorMessage={form.errorAt('addressId')}
            options={addresses.map(({ id, label }) => ({ value: id, label }))}
          />
        ) : null}
        <Checkbox
          isSelected={values.noExperienceRequired}
          onChange={(isSelected) => setValue('noExperienceRequired', isSelected)}
        >
          No experience required
        </Checkbox>
        <Checkbox
          isSelected={values.isAutoSelectEnabled}
          onChange={(isSelected) => setValue('isAutoSelectEnabled', isSelected)}
          description="The best matches are selected as they apply."
        >
          Select pros automatically
        </Checkbox>
        <RequirementsField
          location={location}
          skillIds={values.skillId === '' ? [] : [values.skillId]}
          value={values.requirementIds}
          onChange={(ids) => setValue('requirementIds', ids)}
          errorMessage={form.errorAt('requirementIds')}
        />
        <AttachmentsField
          locationId={location.id}
          value={values.attachmentIds}
          onChange={(ids) => setValue('attachmentIds', ids)}
          errorMessage={form.errorAt('attachmentIds')}
        />
      </Form>
      {prompt}
    </Dialog>
  );
}
