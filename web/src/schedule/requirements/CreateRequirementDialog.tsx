import { requirementCategories } from '@brigade/domain/schedule/requirements/requirementCategory.ts';
import { requirementName } from '@brigade/domain/schedule/requirements/requirementName.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../../ui/forms/useUnsavedChanges.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { userMessage } from '../../ui/feedback/userMessage.ts';
import { createRequirement } from './createRequirement.ts';
import { requirementCategoryLabel } from './requirementCategoryLabel.ts';

interface Props {
  /** The global id. */
  locationId: string;
  /** Id of the position's node that the gig is for; null where there are several or none. */
  skillId: string | null;
  onClosed: () => void;
  /** With the id of the new node. */
  onCreated: (id: string) => void;
}

type Category = (typeof requirementCategories)[number];

const schema = formSchema({
  name: requirementName,
  category: z
    .nullable(z.enum(requirementCategories))
    .check(z.refine((category) => category !== null, 'Choose what it is about')),
  isForThisPosition: z.boolean(),
});

/** Writes down what a location asks of pros, for this gig and for later ones. */
export default function CreateRequirementDialog({ locationId, skillId, onClosed, onCreated }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { name: '', category: null as Category | null, isForThisPosition: skillId !== null },
    onSubmit: async ({ name, category, isForThisPosition }) => {
      if (category === null) return [];
      try {
        const input = { locationId, name, category, skillId: isForThisPosition ? skillId : null };
        const { errors, requirement } = await createRequirement(environment, input);
        if (!requirement) return errors;
        toast({ tone: 'success', title: `“${name}” was added to your list` });
        onCreated(requirement.id);
        return [];
      } catch (error) {
        return [{ message: userMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);

  return (
    <Dialog
      isOpen
      size="small"
      onClosed={requestClose}
      isBusy={form.isSubmitting}
      title="New requirement"
      description="It will be selected for this shift, and stays in the list of your location."
      footer={
        <>
          <Button variant="outlined" isDisabled={form.isSubmitting} onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="requirement" isLoading={form.isSubmitting}>
            Add requirement
          </Button>
        </>
      }
    >
      <Form form={form} id="requirement" aria-label="Requirement">
        <TextField
          {...form.field('name')}
          label="Requirement"
          isRequired
          placeholder="Black non-slip shoes"
          autoComplete="off"
          maxLength={100}
        />
        <Select
          {...form.field('category')}
          label="What it is about"
          isRequired
          onChange={(chosen) =>
            form.setValue('category', requirementCategories.find((known) => known === chosen) ?? null)
          }
          options={requirementCategories.map((category) => ({
            value: category,
            label: requirementCategoryLabel(category),
          }))}
        />
        {skillId === null ? null : (
          <Checkbox
            isSelected={form.values.isForThisPosition}
            onChange={(isSelected) => form.setValue('isForThisPosition', isSelected)}
          >
            Only for this position
          </Checkbox>
        )}
      </Form>
      {prompt}
    </Dialog>
  );
}
