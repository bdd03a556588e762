import { cancellationReasonLabel } from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import {
  dismissalExplanationLimit,
  dismissalNeedsExplanation,
  dismissalReasons,
  type DismissalReason,
} from '@brigade/domain/filling/applications/dismissalReasons.ts';
import * as z from 'zod/mini';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import type { Dismissal } from './dismissApplicants.ts';

interface Props {
  /** The names of the applicants. */
  names: readonly string[];
  /** Whether auto-select selected all of them, so that its choice can be overridden. */
  isAutoSelected: boolean;
  /** Whether they are selected or confirmed, so that they are notified. */
  hasPlace: boolean;
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
    message: 'Enter an explanation',
  }),
);

const initialValues: { reason: DismissalReason; explanation: string } = {
  reason: 'STAFFER_DISMISSAL',
  explanation: '',
};

/** The dialog that dismisses applicants, with a reason. */
export default function DismissDialog({ names, isAutoSelected, hasPlace, onClosed, onDismissed }: Props) {
  const form = useForm({
    schema,
    initialValues,
    onSubmit: async ({ reason, explanation }) => {
      await onDismissed({ reason, explanation: explanation === '' ? null : explanation });
    },
  });
  const who = names.length === 1 ? (names[0] ?? '') : `${names.length} applicants`;
  const isExplanationRequired = dismissalNeedsExplanation(form.values.reason);
  const reason = form.field('reason');

  return (
    <FormDialog
      form={form}
      title={`Dismiss ${who}?`}
      description={
        hasPlace
          ? `${names.join(', ')} will be notified that they no longer have a place in this shift.`
          : `${names.join(', ')} will leave the list of applicants for this shift.`
      }
      submitLabel="Dismiss"
      cancelLabel="Keep"
      isDestructive
      onClosed={onClosed}
    >
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
    </FormDialog>
  );
}
