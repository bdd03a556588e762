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
import { faultMessage } from '../platform/relay/Fault.ts';
import { formSchema } from '../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { RadioGroup } from '../ui/fields/RadioGroup.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { toast, type ToastMessage } from '../ui/feedback/toast.ts';
import { useForm } from '../ui/forms/useForm.ts';
import { CancellationPreview } from '../schedule/cancelling/CancellationPreview.tsx';
import { cancelGigs } from '../schedule/cancelling/cancelGigs.ts';
import { refusalReasons, type GigRefusals } from '../schedule/gigs/gigRefusals.ts';

interface Props {
  /** Ids of the nodes. */
  gigIds: readonly string[];
  /** Of one gig: whether it was posted with others, which may be meant, too. */
  isSeries?: boolean;
  onClosed: () => void;
  /** Some or all were cancelled. Gets, by gig, why the others were not. */
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
    message: 'Say in a few words why',
  }),
);

const initialValues: { scope: GigScope; reason: GigCancellationReason; explanation: string } = {
  scope: 'THIS',
  reason: 'CANCELLED_BY_LOCATION_MANAGER',
  explanation: '',
};

/** Asks why gigs are called off, and says what it costs and who is told. */
export default function CancelGigsDialog({ gigIds, isSeries = false, onClosed, onCancelled }: Props) {
  const environment = useRelayEnvironment();
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async ({ scope, reason, explanation }) => {
      try {
        const { cancelled, refusals, errors } = await cancelGigs(environment, {
          gigIds,
          scope,
          reason,
          explanation: explanation === '' ? null : explanation,
        });
        if (errors.length > 0) return errors;
        const [refusal] = refusals.values();
        if (cancelled === 0) return [{ message: refusal ?? 'Nothing was cancelled.' }];
        toast(outcome(cancelled, refusals));
        onCancelled(refusals);
        onClosed();
        return [];
      } catch (error) {
        return [{ message: faultMessage(error) }];
      }
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const what = gigIds.length === 1 ? 'this gig' : `${gigIds.length} gigs`;
  const reason = form.field('reason');
  const scope = form.field('scope');
  const isExplanationRequired = cancellationNeedsExplanation(form.values.reason);

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title={`Cancel ${what}?`}
      description="Whoever has a place is told at once. A cancelled gig cannot be brought back, but posted again."
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            {gigIds.length === 1 ? 'Keep the gig' : 'Keep the gigs'}
          </Button>
          <Button type="submit" form="cancellation" variant="destructive" isLoading={form.isSubmitting}>
            {gigIds.length === 1 ? 'Cancel gig' : 'Cancel gigs'}
          </Button>
        </>
      }
    >
      <Form form={form} id="cancellation" aria-label="Cancellation">
        {isSeries ? (
          <RadioGroup
            {...scope}
            label="Which gigs"
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
          description={isExplanationRequired ? 'Pros read it.' : 'Optional. Pros read it.'}
          maxLength={cancellationExplanationLimit}
          rows={3}
        />
      </Form>
      {prompt}
    </Dialog>
  );
}

function outcome(cancelled: number, refusals: GigRefusals): ToastMessage {
  const done = cancelled === 1 ? '1 gig was cancelled' : `${cancelled} gigs were cancelled`;
  return refusals.size === 0
    ? { tone: 'success', title: done }
    : { tone: 'warning', title: `${done}, ${refusals.size} could not be`, ...refusalReasons(refusals) };
}
