import { addOnNotesLimit } from '@brigade/domain/businesses/addOns/addOnNotes.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { addOnSchema, type AddOnValues, type ParsedAddOn } from './addOnForm.ts';

interface Props {
  title: string;
  description: string;
  saveLabel: string;
  initialValues: AddOnValues;
  /** Resolves to the server's errors. */
  onSave: (addOn: ParsedAddOn) => Promise<readonly ServerError[]>;
  onSaved: () => void;
  onClosed: () => void;
}

/** The form of a booking: its first and last day, and notes. */
export function AddOnDialog({ initialValues, onSave, onSaved, saveLabel, ...dialog }: Props) {
  const form = useForm({ schema: addOnSchema, initialValues, onSubmit: onSave, onSuccess: onSaved });
  return (
    <FormDialog {...dialog} form={form} submitLabel={saveLabel}>
      <DateField {...form.field('startDate')} label="First day" isRequired />
      <DateField
        {...form.field('endDate')}
        label="Last day"
        description="Leave it empty to continue until you end it."
        min={form.values.startDate || undefined}
      />
      <TextArea
        {...form.field('notes')}
        label="Notes"
        description="Optional. What was agreed."
        maxLength={addOnNotesLimit}
      />
    </FormDialog>
  );
}
