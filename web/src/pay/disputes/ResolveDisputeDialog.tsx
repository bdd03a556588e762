import { disputeNoteLimit } from '@brigade/domain/pay/disputes/counterValue.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { ResolveDisputeDialog_dispute$key } from '../../__generated__/ResolveDisputeDialog_dispute.graphql.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { claimForm } from './claimForm.ts';
import { valueText } from './disputeTexts.ts';
import { disputeValue } from './disputeValue.ts';
import { PartFields } from './PartFields.tsx';
import { partOfClaim } from './partOfClaim.ts';
import { resolveDispute } from './resolveDispute.ts';

interface Props {
  dispute: ResolveDisputeDialog_dispute$key;
  onClosed: () => void;
}

const decisions = ['FOR_PRO', 'FOR_BUSINESS', 'SPLIT'] as const;

const schema = formSchema({
  decision: z.enum(decisions),
  hours: z.string(),
  minutes: z.string(),
  amount: z.string(),
  note: requiredTextUpTo(disputeNoteLimit),
});

/** The dialog in which a platform administrator decides. */
export default function ResolveDisputeDialog({ dispute, onClosed }: Props) {
  const { id, application, ...values } = useFragment(
    graphql`
      fragment ResolveDisputeDialog_dispute on Dispute @throwOnFieldError {
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
    initialValues: { decision: 'FOR_PRO', ...initial, note: '' },
    onSubmit: ({ decision, note, ...texts }) => {
      if (decision !== 'SPLIT') return resolveDispute(environment, { disputeId: id, decision, note });
      const { value, problem, field } = partOfClaim(texts, bounds, isHours);
      if (problem !== null) return Promise.resolve([{ message: problem, path: [field] }]);
      const part = isHours ? { minutes: value } : { amountCents: value };
      return resolveDispute(environment, { disputeId: id, decision, ...part, note });
    },
    onSuccess: () =>
      toast({ tone: 'success', title: `The dispute of ${application.pro.displayName} is decided` }),
  });

  return (
    <FormDialog
      form={form}
      size="small"
      title={`Decide the dispute of ${application.pro.displayName}`}
      submitLabel="Decide"
      onClosed={onClosed}
    >
      <RadioGroup
        {...form.field('decision')}
        label="Decision"
        onChange={(value) => form.setValue('decision', value)}
        options={[
          { value: 'FOR_PRO', label: `For the pro: ${valueText(claimed)}` },
          { value: 'FOR_BUSINESS', label: `For the business: ${valueText(contested)}` },
          { value: 'SPLIT', label: 'A part of the claim' },
        ]}
      />
      {form.values.decision === 'SPLIT' ? (
        <PartFields disputeId={id} form={form} bounds={bounds} isHours={isHours} />
      ) : null}
      <TextArea
        {...form.field('note')}
        label="Reason"
        description="The business and the pro can read it."
        isRequired
        maxLength={disputeNoteLimit}
        rows={3}
      />
    </FormDialog>
  );
}
