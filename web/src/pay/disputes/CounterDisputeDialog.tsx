import { disputeNoteLimit } from '@brigade/domain/pay/disputes/counterValue.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { CounterDisputeDialog_dispute$key } from '../../__generated__/CounterDisputeDialog_dispute.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { claimForm } from './claimForm.ts';
import { counterDispute } from './counterDispute.ts';
import { valueText } from './disputeTexts.ts';
import { disputeValue } from './disputeValue.ts';
import { PartFields } from './PartFields.tsx';
import { partOfClaim } from './partOfClaim.ts';

interface Props {
  dispute: CounterDisputeDialog_dispute$key;
  onClosed: () => void;
}

const schema = formSchema({
  hours: z.string(),
  minutes: z.string(),
  amount: z.string(),
  note: requiredTextUpTo(disputeNoteLimit),
});

/** The dialog that offers the pro less than the claim. */
export default function CounterDisputeDialog({ dispute, onClosed }: Props) {
  const { id, application, ...values } = useFragment(
    graphql`
      fragment CounterDisputeDialog_dispute on Dispute @throwOnFieldError {
        id
        contested {
          ...disputeValue_value
        }
        claimed {
          ...disputeValue_value
        }
        application {
          pro {
            displayName
          }
        }
      }
    `,
    dispute,
  );
  const contested = disputeValue(values.contested);
  const claimed = disputeValue(values.claimed);
  const environment = useRelayEnvironment();
  const { isHours, bounds, initial } = claimForm(contested, claimed);
  const form = useForm({
    schema,
    initialValues: { ...initial, note: '' },
    onSubmit: ({ note, ...texts }) => {
      const { value, problem, field } = partOfClaim(texts, bounds, isHours);
      if (problem !== null) return Promise.resolve([{ message: problem, path: [field] }]);
      const part = isHours ? { minutes: value } : { amountCents: value };
      return counterDispute(environment, { disputeId: id, ...part, note });
    },
    onSuccess: () =>
      toast({ tone: 'success', title: `${application.pro.displayName} has 48 hours to answer` }),
  });

  return (
    <FormDialog
      form={form}
      size="small"
      title={`Counteroffer to ${application.pro.displayName}`}
      description={`They claim ${valueText(claimed)} instead of ${valueText(contested)}. Without an answer in 48 hours, your counteroffer counts.`}
      submitLabel="Send counteroffer"
      onClosed={onClosed}
    >
      <PartFields disputeId={id} form={form} bounds={bounds} isHours={isHours} />
      <TextArea
        {...form.field('note')}
        label="Reason"
        description="The pro can read it."
        isRequired
        maxLength={disputeNoteLimit}
        rows={3}
      />
    </FormDialog>
  );
}
