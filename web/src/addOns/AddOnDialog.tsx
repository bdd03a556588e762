import { addOnNotesLimit } from '@brigade/domain/businesses/addOns/addOnNotes.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { DateField } from '../ui/fields/DateField.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import type { ServerError } from '../ui/forms/formErrors.ts';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { useForm } from '../ui/forms/useForm.ts';
import { addOnSchema, type AddOnValues, type ParsedAddOn } from '../businesses/addOns/addOnForm.ts';

interface Props {
  title: string;
  description: string;
  saveLabel: string;
  initialValues: AddOnValues;
  /** Resolves to what the server has against it. */
  onSave: (addOn: ParsedAddOn) => Promise<readonly ServerError[]>;
  onSaved: () => void;
  onClosed: () => void;
}

/** Asks for the days of a booking, and what was agreed. */
export function AddOnDialog({ title, description, saveLabel, initialValues, ...props }: Props) {
  const form = useForm({
    schema: addOnSchema,
    initialValues,
    onSubmit: async (addOn): Promise<readonly ServerError[]> => {
      try {
        const errors = await props.onSave(addOn);
        if (errors.length === 0) props.onSaved();
        return errors;
      } catch (error) {
        const message = faultMessage(error);
        return [{ message }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, props.onClosed);

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="add-on" isLoading={form.isSubmitting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id="add-on" aria-label="Booking">
        <DateField {...form.field('startDate')} label="First day" isRequired />
        <DateField
          {...form.field('endDate')}
          label="Last day"
          description="Leave it empty to go on until you end it."
          min={form.values.startDate || undefined}
        />
        <TextArea
          {...form.field('notes')}
          label="Notes"
          description="Optional: what was agreed."
          maxLength={addOnNotesLimit}
        />
      </Form>
      {prompt}
    </Dialog>
  );
}
