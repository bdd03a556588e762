import { suggestedBreakMinutes } from '@brigade/domain/suggestedBreaks/suggestedBreak.ts';
import { wallMinutes } from '@brigade/domain/shiftTemplates/shiftTemplateProblems.ts';
import { faultMessage } from '../relay/Fault.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import type { ServerError } from '../ui/formErrors.ts';
import { TextField } from '../ui/TextField.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { useForm } from '../ui/useForm.ts';
import { shiftTemplateSchema, type ShiftTemplateValues } from './shiftTemplateForm.ts';
import type { PickedShift } from './ShiftTemplatePicker.tsx';

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
