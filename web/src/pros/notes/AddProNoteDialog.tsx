import { proNoteLimit, proNoteText } from '@brigade/domain/pros/profiles/proNoteText.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { addProNote } from './addProNote.ts';

interface Props {
  /** Ids of the pro's and of the location's node. */
  proId: string;
  locationId: string;
  name: string;
  /** Called when the note was added, before the dialog closes. */
  onAdded?: (() => void) | undefined;
  onClosed: () => void;
}

const schema = formSchema({ text: proNoteText, isShared: z.boolean() });

/** The dialog that adds a note about a pro. */
export default function AddProNoteDialog({ name, onAdded, onClosed, ...where }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { text: '', isShared: false },
    onSubmit: (note) => addProNote(environment, where, note),
    onSuccess: () => onAdded?.(),
  });
  const isShared = form.field('isShared');

  return (
    <FormDialog
      form={form}
      size="small"
      title={`Note about ${name}`}
      description="For your team. The pro never sees it."
      submitLabel="Save note"
      onClosed={onClosed}
    >
      <TextArea
        {...form.field('text')}
        label="Note"
        isRequired
        maxLength={proNoteLimit}
        rows={4}
        placeholder="Knows the grill, prefers mornings"
      />
      <Checkbox isSelected={isShared.value} onChange={isShared.onChange}>
        Share with all locations of the organization
      </Checkbox>
    </FormDialog>
  );
}
