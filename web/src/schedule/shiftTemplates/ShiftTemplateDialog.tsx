import { suggestedBreakMinutes } from '@brigade/domain/schedule/suggestedBreaks/suggestedBreak.ts';
import { wallMinutes } from '@brigade/domain/schedule/shiftTemplates/shiftTemplateProblems.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { shiftTemplateSchema, type ShiftTemplateValues } from './shiftTemplateForm.ts';
import type { PickedShift } from './ShiftTemplatePicker.tsx';

interface Props {
  title: string;
  saveLabel: string;
  initialValues: ShiftTemplateValues;
  /** Resolves to the errors of the mutation. */
  onSave: (shift: PickedShift) => Promise<readonly ServerError[]>;
  onClosed: () => void;
}

/** The form to add or edit a shift template. */
export function ShiftTemplateDialog({ title, saveLabel, initialValues, onSave, onClosed }: Props) {
  const form = useForm({
    schema: shiftTemplateSchema,
    initialValues,
    onSubmit: onSave,
  });
  const { startTime, endTime } = form.values;
  const usual =
    startTime === '' || endTime === '' ? 0 : suggestedBreakMinutes(wallMinutes({ startTime, endTime }));

  return (
    <FormDialog
      form={form}
      size="small"
      onClosed={onClosed}
      title={title}
      description="Times are in the location’s time zone. An end at or before the start is on the next day."
      submitLabel={saveLabel}
    >
      <TimeField {...form.field('startTime')} label="Starts" isRequired />
      <TimeField {...form.field('endTime')} label="Ends" isRequired />
      <TextField
        {...form.field('unpaidBreakMinutes')}
        label="Unpaid break"
        description={
          usual === 0
            ? 'Shifts this short usually have no break.'
            : `Shifts this long usually have a ${usual}-minute break.`
        }
        inputMode="numeric"
        autoComplete="off"
        suffix="min"
      />
    </FormDialog>
  );
}
