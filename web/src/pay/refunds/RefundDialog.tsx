import { refundAmountProblem } from '@brigade/domain/pay/refunds/refundAmount.ts';
import { refundReasonLimit } from '@brigade/domain/pay/refunds/refundStates.ts';
import { formatMoney } from '@brigade/domain/platform/money/money.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { useMemo } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { centsOf, dollarsText } from '../../schedule/terms/dollars.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { refund } from './refund.ts';
import type { RefundedThing } from './refundedThing.ts';

/** What is known of a payment, in cents: what the business did not get back yet, or only what was billed. */
type Known = { readonly leftCents: number } | { readonly billedCents: number };

interface Props {
  thing: RefundedThing;
  /** What it is, in words: "the work of Avery B.". */
  name: string;
  known: Known;
  onClosed: () => void;
}

const schemaFor = (mostCents: number | null) =>
  formSchema({
    amount: z.string().check((context) => {
      const message = refundAmountProblem(centsOf(context.value), mostCents);
      if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
    }),
    reason: requiredTextUpTo(refundReasonLimit),
  });

/** The dialog in which a platform admin gives a business back what it paid. */
export default function RefundDialog({ thing, name, known, onClosed }: Props) {
  const mostCents = 'leftCents' in known ? known.leftCents : null;
  const environment = useRelayEnvironment();
  const schema = useMemo(() => schemaFor(mostCents), [mostCents]);
  const form = useForm({
    schema,
    initialValues: { amount: mostCents === null ? '' : dollarsText(mostCents), reason: '' },
    onSubmit: async ({ amount, reason }) => {
      const { errors, text } = await refund(environment, thing, { amountCents: centsOf(amount), reason });
      if (errors.length > 0) {
        return errors.map(({ message, path }) => ({
          message,
          path: path?.[0] === 'amountCents' ? ['amount'] : path,
        }));
      }
      toast({ tone: 'success', title: `You refunded ${name}`, ...(text && { description: text }) });
      return errors;
    },
  });
  const facts =
    'leftCents' in known
      ? `${formatMoney(known.leftCents, 'USD')} can be refunded.`
      : `${formatMoney(known.billedCents, 'USD')} was billed.`;
  return (
    <FormDialog
      form={form}
      size="small"
      title={`Refund ${name}`}
      description={`${facts} The pro keeps the pay, and the platform bears the refund.`}
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
        description="The business sees it."
      />
    </FormDialog>
  );
}
