import { disputeNoteLimit } from '@brigade/domain/pay/disputes/counterValue.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { escalateDispute } from './escalateDispute.ts';

interface Props {
  disputeId: string;
  /** Of the pro. */
  name: string;
  onClosed: () => void;
}

const schema = formSchema({ note: requiredTextUpTo(disputeNoteLimit) });

/** The dialog that leaves the decision to the platform. */
export default function EscalateDisputeDialog({ disputeId, name, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { note: '' },
    onSubmit: ({ note }) => escalateDispute(environment, { disputeId, note }),
    onSuccess: () => toast({ tone: 'success', title: `Brigade decides the dispute of ${name}` }),
  });

  return (
    <FormDialog
      form={form}
      size="small"
      title="Leave it to Brigade"
      description="Brigade checks the timeline and decides. You cannot accept or counter afterwards. It costs nothing now, and at most the claim."
      submitLabel="Leave it to Brigade"
      onClosed={onClosed}
    >
      <TextArea
        {...form.field('note')}
        label="What Brigade should know"
        description="The pro can read it."
        isRequired
        maxLength={disputeNoteLimit}
        rows={4}
      />
    </FormDialog>
  );
}
