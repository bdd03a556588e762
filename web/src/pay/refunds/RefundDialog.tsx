import { refundReasonLimit } from '@brigade/domain/pay/refunds/refundStates.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { centsOf } from '../../schedule/terms/dollars.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { refundWork } from './refundWork.ts';

interface Props {
  applicationId: string;
  /** Of the pro. */
  name: string;
  /** What was paid for the work, in dollars. */
  paid: string;
  onClosed: () => void;
}

const schema = formSchema({
  amount: z.string().check(z.refine((text) => centsOf(text) >= 1, 'At least $0.01')),
  reason: requiredTextUpTo(refundReasonLimit),
});

/** The dialog in which a platform admin gives a business back what it paid for work. */
export default function RefundDialog({ applicationId, name, paid, onClosed }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues: { amount: '', reason: '' },
    onSubmit: async ({ amount, reason }) => {
      const input = { applicationId, amountCents: centsOf(amount), reason };
      const { errors, text } = await refundWork(environment, input);
      if (errors.length > 0) {
        return errors.map(({ message, path }) => ({
          message,
          path: path?.[0] === 'amountCents' ? ['amount'] : path,
        }));
      }
      toast({
        tone: 'success',
        title: `The work of ${name} is refunded`,
        ...(text && { description: text }),
      });
      return errors;
    },
  });
  return (
    <FormDialog
      form={form}
      size="small"
      title={`Refund the work of ${name}`}
      description={`${paid} was billed. The pro keeps the pay, and the platform bears the refund.`}
      submitLabel="Refund"
      onClosed={onClosed}
    >
      <TextField {...form.field('amount')} label="Amount (USD)" isRequired inputMode="decimal" />
      <TextArea
        {...form.field('reason')}
        label="Reason"
        isRequired
        maxLength={refundReasonLimit}
        rows={3}
        placeholder="The pro left at noon"
      />
    </FormDialog>
  );
}
