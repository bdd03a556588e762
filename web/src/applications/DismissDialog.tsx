import { cancellationReasonLabel } from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import {
  dismissalExplanationLimit,
  dismissalNeedsExplanation,
  dismissalReasons,
  type DismissalReason,
} from '@brigade/domain/filling/applications/dismissalReasons.ts';
import * as z from 'zod/mini';
import { formSchema } from '../platform/screen/formSchema.ts';
import { useUnsavedChanges } from '../shell/useUnsavedChanges.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { Dialog } from '../ui/overlays/Dialog.tsx';
import { Form } from '../ui/forms/Form.tsx';
import { RadioGroup } from '../ui/fields/RadioGroup.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { useForm } from '../ui/forms/useForm.ts';
import type { Dismissal } from '../filling/applications/dismissApplicants.ts';

interface Props {
  /** Who is dismissed. */
  names: readonly string[];
  /** Whether all of them were selected by the system, so that its choice can be overridden. */
  isAutoSelected: boolean;
  onClosed: () => void;
  onDismissed: (dismissal: Dismissal) => Promise<void>;
}

const schema = formSchema({
  reason: z.enum(dismissalReasons, 'Choose a reason'),
  explanation: z
    .string()
    .check(
      z.trim(),
      z.maxLength(dismissalExplanationLimit, `At most ${dismissalExplanationLimit} characters`),
    ),
}).check(
  z.refine(({ reason, explanation }) => !dismissalNeedsExplanation(reason) || explanation !== '', {
    path: ['explanation'],
    message: 'Say in a few words why',
  }),
);

const initialValues: { reason: DismissalReason; explanation: string } = {
  reason: 'STAFFER_DISMISSAL',
  explanation: '',
};

/** Asks why applicants are dismissed. */
export default function DismissDialog({ names, isAutoSelected, onClosed, onDismissed }: Props) {
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async ({ reason, explanation }) => {
      await onDismissed({ reason, explanation: explanation === '' ? null : explanation });
    },
  });
  const { requestClose, prompt } = useUnsavedChanges(form.isDirty && !form.isSubmitting, onClosed);
  const who = names.length === 1 ? (names[0] ?? '') : `${names.length} applicants`;
  const isExplanationRequired = dismissalNeedsExplanation(form.values.reason);
  const reason = form.field('reason');

  return (
    <Dialog
      isOpen
      onClosed={requestClose}
      title={`Dismiss ${who}?`}
      description={
        names.length === 1
          ? 'They are told that they were not chosen for this gig.'
          : `${names.join(', ')} are told that they were not chosen for this gig.`
      }
      footer={
        <>
          <Button variant="outlined" onPress={requestClose}>
            Keep
          </Button>
          <Button type="submit" form="dismissal" variant="destructive" isLoading={form.isSubmitting}>
            Dismiss
          </Button>
        </>
      }
    >
      <Form form={form} id="dismissal" aria-label="Dismissal">
        <RadioGroup
          {...reason}
          label="Reason"
          isRequired
          autoFocus
          options={dismissalReasons
            .filter((value) => isAutoSelected || value !== 'OVERRIDE_AUTOSELECT')
            .map((value) => ({ value, label: cancellationReasonLabel(value) }))}
          onChange={(value) => {
            const known = dismissalReasons.find((name) => name === value);
            if (known) reason.onChange(known);
          }}
        />
        <TextArea
          {...form.field('explanation')}
          label="Explanation"
          isRequired={isExplanationRequired}
          description={isExplanationRequired ? undefined : 'Optional.'}
          maxLength={dismissalExplanationLimit}
          rows={3}
        />
      </Form>
      {prompt}
    </Dialog>
  );
}
