import {
  groupDescription,
  groupDescriptionLimit,
  groupName,
  groupNameLimit,
} from '@brigade/domain/pros/groups/groupText.ts';
import type * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';

const schema = formSchema({ name: groupName, description: groupDescription });

/** The values of the group form. */
export type GroupValues = z.output<typeof schema>;

interface Props {
  title: string;
  saveLabel: string;
  initialValues: GroupValues;
  /** Resolves to the errors of the server. */
  onSave: (values: GroupValues) => Promise<readonly ServerError[]>;
  onClosed: () => void;
}

/** The dialog that creates or edits a group. */
export function GroupDialog({ title, saveLabel, initialValues, onSave, onClosed }: Props) {
  const form = useForm({ schema, initialValues, onSubmit: onSave });

  return (
    <FormDialog
      form={form}
      title={title}
      description="Pros you contact together. Only your team sees the group."
      submitLabel={saveLabel}
      onClosed={onClosed}
    >
      <TextField
        {...form.field('name')}
        label="Group name"
        placeholder="Bar team"
        isRequired
        autoFocus
        autoComplete="off"
        maxLength={groupNameLimit}
      />
      <TextArea
        {...form.field('description')}
        label="What it is for"
        description="Optional."
        maxLength={groupDescriptionLimit}
      />
    </FormDialog>
  );
}
