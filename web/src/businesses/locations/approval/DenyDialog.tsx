import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { formSchema } from '../../../platform/screen/formSchema.ts';
import { FormDialog } from '../../../ui/forms/FormDialog.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useForm } from '../../../ui/forms/useForm.ts';
import { denyLocation } from './denyLocation.ts';

interface Props {
  /** Global id. */
  locationId: string;
  name: string;
  onClosed: () => void;
  onDenied: () => void;
}

const schema = formSchema({ reason: requiredTextUpTo(1000) });

/** Denies the approval of a location, with a reason for its admins. */
export default function DenyDialog({ locationId, name, onClosed, onDenied }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { reason: '' },
    onSubmit: ({ reason }) => denyLocation(environment, { locationId, reason }),
    onSuccess: () => {
      toast({ tone: 'success', title: `${name} is not approved` });
      onDenied();
    },
  });

  return (
    <FormDialog
      form={form}
      title={`Deny ${name}?`}
      description="Shifts that are waiting for approval are cancelled, and posted shifts go back to waiting. The organization’s admins get your reason by email and can submit the location again."
      submitLabel="Deny"
      isDestructive
      onClosed={onClosed}
    >
      <TextArea
        {...form.field('reason')}
        label="Reason"
        description="The organization’s admins will see it."
        isRequired
        maxLength={1000}
        rows={3}
      />
    </FormDialog>
  );
}
