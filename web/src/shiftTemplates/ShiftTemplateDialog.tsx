import { suggestedBreakMinutes } from '@brigade/domain/schedule/suggestedBreaks/suggestedBreak.ts';
import { wallMinutes } from '@brigade/domain/schedule/shiftTemplates/shiftTemplateProblems.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import type { ServerError } from '../ui/forms/formErrors.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { TimeField } from '../ui/fields/TimeField.tsx';
import { useForm } from '../ui/forms/useForm.ts';
import { shiftTemplateSchema, type ShiftTemplateValues } from '../schedule/shiftTemplates/shiftTemplateForm.ts';
import type { PickedShift } from '../schedule/shiftTemplates/ShiftTemplatePicker.tsx';

interface Props {
  title: string;
  saveLabel: string;
  initialValues: ShiftTemplateValues;
  /** Resolves to what the server has against it; closes the dialog where that is nothing. */
  onSave: (shift: PickedShift) => Promise<readonly ServerError[]>;
  onClosed: () => void;
}

/** Asks for the times of a shift and its break. */
export function ShiftTemplateDialog({ title, saveLabel, initialValues, onSave, onClosed }: Props) {
  const form = useForm({
    schema: shiftTemplateSchema,
    initialValues,
    onSubmit: async (shift): Promise<readonly ServerError[]> => {
      try {
        return await onSave(shift);
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const { startTime, endTime } = form.values;
  const usual =
    startTime === '' || endTime === '' ? 0 : suggestedBreakMinutes(wallMinutes({ startTime, endTime }));

  return (
    <Dialog
      isOpen
      size="small"
      onClosed={requestClose}
      title={title}
      description="Times on the clocks of the place. An end at or before the start is on the next day."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="shift-template" isLoading={form.isSubmitting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id="shift-template" aria-label="Shift times">
        <TimeField {...form.field('startTime')} label="Starts" isRequired />
        <TimeField {...form.field('endTime')} label="Ends" isRequired />
        <TextField
          {...form.field('unpaidBreakMinutes')}
          label="Unpaid break"
          description={
            usual === 0
              ? 'Shifts this short usually have none.'
              : `Shifts this long usually have ${usual} minutes.`
          }
          inputMode="numeric"
          autoComplete="off"
          suffix="min"
        />
      </Form>
      {prompt}
    </Dialog>
  );
}
