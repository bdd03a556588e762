import { heldReasonLimit } from '@brigade/domain/pay/invoices/heldReason.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { holdInvoiceLine } from './holdInvoiceLine.ts';

interface Props {
  target: { readonly invoiceId: string; readonly lineDatabaseId: number };
  /** Of the pro. */
  name: string;
  onClosed: () => void;
}

const schema = formSchema({ reason: requiredTextUpTo(heldReasonLimit) });

/** The dialog that holds a line of a draft back, with a reason. */
export default function HoldLineDialog({ target, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { reason: '' },
    onSubmit: ({ reason }) => holdInvoiceLine(environment, { ...target, reason }),
    onSuccess: () => toast({ tone: 'success', title: `The work of ${name} is held back` }),
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={`Hold back the work of ${name}`}
      description="It is on the next invoice instead. Your team and the platform can read the reason."
      submitLabel="Hold back"
      onClosed={onClosed}
    >
      <TextArea
        {...form.field('reason')}
        label="Reason"
        isRequired
        maxLength={heldReasonLimit}
        rows={3}
        placeholder="The pro left two hours early"
      />
    </FormDialog>
  );
}
