import { proNoteLimit, proNoteText } from '@brigade/domain/pros/profiles/proNoteText.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { useForm } from '../ui/forms/useForm.ts';
import { addProNote } from '../pros/notes/addProNote.ts';

interface Props {
  /** Ids of the pro's and of the location's node. */
  proId: string;
  locationId: string;
  locationDatabaseId: number;
  name: string;
  onClosed: () => void;
}

const schema = formSchema({ text: proNoteText, isShared: z.boolean() });

/** Takes a note about a pro. */
export default function AddProNoteDialog({ name, onClosed, ...where }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { text: '', isShared: false },
    onSubmit: async (note) => {
      try {
        const errors = await addProNote(environment, where, note);
        if (errors.length === 0) onClosed();
        return errors;
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const isShared = form.field('isShared');

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      size="small"
      title={`Note about ${name}`}
      description="For your team. The pro never reads it."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="add-note" isLoading={form.isSubmitting}>
            Save note
          </Button>
        </>
      }
    >
      <Form form={form} id="add-note" aria-label="Note">
        <TextArea
          {...form.field('text')}
          label="Note"
          isRequired
          maxLength={proNoteLimit}
          rows={4}
          placeholder="Knows the grill, prefers mornings"
        />
        <Checkbox isSelected={isShared.value} onChange={isShared.onChange}>
          All locations of the organization may read it
        </Checkbox>
      </Form>
      {prompt}
    </Dialog>
  );
}
