import * as z from 'zod/mini';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import type { ServerError } from '../ui/forms/formErrors.ts';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useForm } from '../ui/forms/useForm.ts';

const mostOfName = 60;
const mostOfDescription = 300;

const schema = formSchema({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name'),
      z.maxLength(mostOfName, `At most ${mostOfName} characters`),
    ),
  description: z
    .string()
    .check(z.trim(), z.maxLength(mostOfDescription, `At most ${mostOfDescription} characters`)),
});

/** What is written into a group. */
export type GroupValues = z.output<typeof schema>;

interface Props {
  title: string;
  saveLabel: string;
  initialValues: GroupValues;
  /** Resolves to what the server has against it. */
  onSave: (values: GroupValues) => Promise<readonly ServerError[]>;
  onClosed: () => void;
}

/** Asks what a group is called, and what it is for. */
export function GroupDialog({ title, saveLabel, initialValues, onSave, onClosed }: Props) {
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async (values): Promise<readonly ServerError[]> => {
      try {
        return await onSave(values);
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title={title}
      description="Pros who are asked together. Only your team sees the group."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="group" isLoading={form.isSubmitting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id="group" aria-label="Group">
        <TextField
          {...form.field('name')}
          label="Group name"
          placeholder="Bar team"
          isRequired
          autoFocus
          autoComplete="off"
          maxLength={mostOfName}
        />
        <TextArea
          {...form.field('description')}
          label="What it is for"
          description="Optional."
          maxLength={mostOfDescription}
        />
      </Form>
      {prompt}
    </Dialog>
  );
}
