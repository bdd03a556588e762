import {
  cancellationExplanationLimit,
  cancellationNeedsExplanation,
  gigCancellationReasonLabel,
  gigCancellationReasons,
  type GigCancellationReason,
} from '@brigade/domain/schedule/cancelling/gigCancellationReason.ts';
import { gigScopeLabel, gigScopes, type GigScope } from '@brigade/domain/schedule/editing/gigScope.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { toast, type ToastMessage } from '../../ui/feedback/toast.ts';
import { useForm } from '../../ui/forms/useForm.ts';
import { CancellationPreview } from './CancellationPreview.tsx';
import { cancelGigs } from './cancelGigs.ts';
import { refusalReasons, type GigRefusals } from '../gigs/gigRefusals.ts';

interface Props {
  /** The global IDs of the gigs. */
  gigIds: readonly string[];
  /** Whether the gig belongs to a series. Offers to cancel the rest of the series too. */
  isSeries?: boolean;
  onClosed: () => void;
  /** Called after at least one gig was cancelled, with the reasons the others were not. */
  onCancelled: (refusals: GigRefusals) => void;
}

const schema = formSchema({
  scope: z.enum(gigScopes),
  reason: z.enum(gigCancellationReasons),
  explanation: z
    .string()
    .check(
      z.trim(),
      z.maxLength(cancellationExplanationLimit, `At most ${cancellationExplanationLimit} characters`),
    ),
}).check(
  z.refine(({ reason, explanation }) => !cancellationNeedsExplanation(reason) || explanation !== '', {
    path: ['explanation'],
    message: 'Enter an explanation',
  }),
);

const initialValues: { scope: GigScope; reason: GigCancellationReason; explanation: string } = {
  scope: 'THIS',
  reason: 'CANCELLED_BY_LOCATION_MANAGER',
  explanation: '',
};

/** Cancels gigs, after showing the cost and the number of pros it affects. */
export default function CancelGigsDialog({ gigIds, isSeries = false, onClosed, onCancelled }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async ({ scope, reason, explanation }) => {
      const { cancelled, refusals, errors } = await cancelGigs(environment, {
        gigIds,
        scope,
        reason,
        explanation: explanation === '' ? null : explanation,
      });
      if (errors.length > 0) return errors;
      const [refusal] = refusals.values();
      if (cancelled === 0) return [{ message: refusal ?? 'No shifts were cancelled.' }];
      toast(resultToast(cancelled, refusals));
      onCancelled(refusals);
      return [];
    },
  });
  const isOne = gigIds.length === 1;
  const reason = form.field('reason');
  const scope = form.field('scope');
  const isExplanationRequired = cancellationNeedsExplanation(form.values.reason);

  return (
    <FormDialog
      form={form}
      isDestructive
      onClosed={onClosed}
      title={`Cancel ${isOne ? 'this shift' : `${gigIds.length} shifts`}?`}
      description="Selected and confirmed pros are notified immediately. You cannot restore a cancelled shift, but you can repost it."
      cancelLabel={isOne ? 'Keep the shift' : 'Keep the shifts'}
      submitLabel={isOne ? 'Cancel shift' : 'Cancel shifts'}
    >
      {isSeries ? (
        <RadioGroup
          {...scope}
          label="Which shifts"
          options={gigScopes.map((value) => ({ value, label: gigScopeLabel(value) }))}
          onChange={(value) => scope.onChange(gigScopes.find((known) => known === value) ?? 'THIS')}
        />
      ) : null}
      <CancellationPreview gigIds={gigIds} scope={form.values.scope} />
      <RadioGroup
        {...reason}
        label="Reason"
        isRequired
        options={gigCancellationReasons.map((value) => ({
          value,
          label: gigCancellationReasonLabel(value),
        }))}
        onChange={(value) => {
          const known = gigCancellationReasons.find((name) => name === value);
          if (known) reason.onChange(known);
        }}
      />
      <TextArea
        {...form.field('explanation')}
        label="Explanation"
        isRequired={isExplanationRequired}
        description={isExplanationRequired ? 'Visible to pros.' : 'Optional. Visible to pros.'}
        maxLength={cancellationExplanationLimit}
        rows={3}
      />
    </FormDialog>
  );
}

function resultToast(cancelled: number, refusals: GigRefusals): ToastMessage {
  const done = cancelled === 1 ? '1 shift was cancelled' : `${cancelled} shifts were cancelled`;
  return refusals.size === 0
    ? { tone: 'success', title: done }
    : {
        tone: 'warning',
        title: `${done}, ${refusals.size} could not be cancelled`,
        ...refusalReasons(refusals),
      };
}
