import { managerOnDutyRules } from '@brigade/domain/schedule/managersOnDuty/managerOnDutyRules.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import type { ServerError } from '../../ui/forms/formErrors.ts';
import { PhoneField } from '../../ui/fields/PhoneField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';

interface ManagerValues {
  fullName: string;
  phoneNumber: string;
}

interface Props {
  title: string;
  description: string;
  saveLabel: string;
  initialValues: ManagerValues;
  /** Resolves to the errors of the mutation. */
  onSave: (manager: ManagerValues) => Promise<readonly ServerError[]>;
  onClosed: () => void;
}

const schema = formSchema(managerOnDutyRules);

/** The form to add or edit a manager on duty. */
export function ManagerOnDutyDialog({
  title,
  description,
  saveLabel,
  initialValues,
  onSave,
  onClosed,
}: Props) {
  const form = useForm({
    schema,
    initialValues,
    onSubmit: onSave,
  });

  return (
    <FormDialog
      form={form}
      size="small"
      onClosed={onClosed}
      title={title}
      description={description}
      submitLabel={saveLabel}
    >
      <TextField {...form.field('fullName')} label="Name" isRequired autoComplete="off" maxLength={100} />
      <PhoneField {...form.field('phoneNumber')} label="Phone" isRequired autoComplete="off" />
    </FormDialog>
  );
}
