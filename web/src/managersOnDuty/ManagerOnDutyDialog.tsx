import { managerOnDutyRules } from '@brigade/domain/schedule/managersOnDuty/managerOnDutyRules.ts';
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import type { ServerError } from '../ui/forms/formErrors.ts';
import { PhoneField } from '../ui/fields/PhoneField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { useForm } from '../ui/forms/useForm.ts';

interface ManagerValues {
  fullName: string;
  phoneNumber: string;
}

interface Props {
  title: string;
  description: string;
  saveLabel: string;
  initialValues: ManagerValues;
  /** Resolves to what the server has against it; closes the dialog where that is nothing. */
  onSave: (manager: ManagerValues) => Promise<readonly ServerError[]>;
  onClosed: () => void;
}

const schema = formSchema(managerOnDutyRules);

/** Asks for a name and a number that pros can call. */
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
    onSubmit: async (manager): Promise<readonly ServerError[]> => {
      try {
        return await onSave(manager);
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);

  return (
    <Dialog
      isOpen
      size="small"
      onClosed={requestClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Cancel
          </Button>
          <Button type="submit" form="manager-on-duty" isLoading={form.isSubmitting}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <Form form={form} id="manager-on-duty" aria-label="Manager on duty">
        <TextField {...form.field('fullName')} label="Name" isRequired autoComplete="off" maxLength={100} />
        <PhoneField {...form.field('phoneNumber')} label="Phone" isRequired autoComplete="off" />
      </Form>
      {prompt}
    </Dialog>
  );
}
