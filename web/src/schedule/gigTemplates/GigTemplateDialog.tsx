import { longestTemplateName } from '@brigade/domain/schedule/gigTemplates/gigTemplateName.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigTemplateDialog_location$key } from '../../__generated__/GigTemplateDialog_location.graphql.ts';
import { AttachmentsField } from '../attachments/AttachmentsField.tsx';
import { RequirementsField } from '../requirements/RequirementsField.tsx';
import { dollarsText } from '../terms/dollars.ts';
import { WageField } from '../terms/MoneyFields.tsx';
import { NoteFields } from '../terms/NoteFields.tsx';
import { removedAddress } from '../terms/removedAddress.ts';
import { TermCheckbox } from '../terms/TermCheckbox.tsx';
import { termField } from '../terms/TermForm.ts';
import { TermTextArea } from '../terms/TermTextArea.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import type { FormState } from '../../ui/forms/useForm.ts';
import type { GigTemplateValues } from './gigTemplateForm.ts';
import { useTemplatePlace } from './useTemplatePlace.ts';
import { PositionIcon } from '../../pros/skills/PositionIcon.tsx';

interface Props {
  location: GigTemplateDialog_location$key;
  form: FormState<GigTemplateValues>;
  title: string;
  submitLabel: string;
  onClosed: () => void;
}

/** The fields of a gig template. */
export function GigTemplateDialog({ location: key, form, title, submitLabel, onClosed }: Props) {
  const location = useFragment(
    graphql`
      fragment GigTemplateDialog_location on Location @throwOnFieldError {
        id
        ...useTemplatePlace_location
        ...RequirementsField_location
      }
    `,
    key,
  );
  const { skills, addresses } = useTemplatePlace(location);
  const { values, setValue } = form;
  const isRemoved = values.addressId === removedAddress;
  const address = addresses.find(({ id, nodeId }) => [id, nodeId].includes(values.addressId));

  /** Sets the position, and its defaults in fields that are still empty. */
  const choosePosition = (id: string) => {
    const skill = skills.find((each) => each.id === id);
    setValue('skillId', id);
    if (!skill) return;
    if (values.wage === '') setValue('wage', dollarsText(skill.startingWage));
    if (values.description === '') setValue('description', skill.description);
  };

  return (
    <FormDialog
      form={form}
      size="large"
      title={title}
      description="A template fills in the form when you post. Shifts that were posted with it don’t change."
      submitLabel={submitLabel}
      onClosed={onClosed}
    >
      <TextField
        {...form.field('name')}
        label="Name"
        isRequired
        placeholder="Friday dinner"
        autoComplete="off"
        maxLength={longestTemplateName}
      />
      <Select
        label="Position"
        name="skillId"
        isRequired
        placeholder="Choose a position"
        options={skills.map(({ id, name }) => ({
          value: id,
          label: name,
          icon: <PositionIcon name={name} />,
        }))}
        value={values.skillId === '' ? null : values.skillId}
        onChange={choosePosition}
        errorMessage={form.errorAt('skillId')}
      />
      <WageField form={form} />
      <TermTextArea form={form} name="description" isRequired />
      <NoteFields use="template" form={form} />
      {addresses.length > 1 || isRemoved ? (
        <Select
          label="Address"
          name="addressId"
          placeholder="Choose an address"
          value={address?.id ?? null}
          onChange={(id) => setValue('addressId', id)}
          errorMessage={form.errorAt('addressId')}
          options={addresses.map(({ id, label }) => ({ value: id, label }))}
        />
      ) : null}
      <TermCheckbox form={form} name="noExperienceRequired" />
      <TermCheckbox form={form} name="isAutoSelectEnabled" />
      <RequirementsField
        location={location}
        skillIds={values.skillId === '' ? [] : [values.skillId]}
        {...termField<'requirementIds'>(form, 'requirementIds')}
      />
      <AttachmentsField locationId={location.id} {...termField<'attachmentIds'>(form, 'attachmentIds')} />
    </FormDialog>
  );
}
