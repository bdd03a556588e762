import { graphql, useFragment } from 'react-relay/hooks';
import type { TimeRecordDialog_applications$key } from '../../__generated__/TimeRecordDialog_applications.graphql.ts';
import type { TimeRecordDialog_gig$key } from '../../__generated__/TimeRecordDialog_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import type { Act } from './outbox/act.ts';
import { problemAmong } from './problemAmong.ts';
import { rosterActionLabels } from './rosterActionLabels.ts';
import type { TimeAction } from './sendRosterAction.ts';
import { TimeNoteField } from './TimeNoteField.tsx';
import { noteRule, timeRule } from './timeRecordRules.ts';
import { useShiftClock } from './useShiftClock.ts';

interface Props {
  gig: TimeRecordDialog_gig$key;
  applications: TimeRecordDialog_applications$key;
  /** What is recorded on this device and not on the server, by application. */
  acts: ReadonlyMap<string, readonly Act[]>;
  action: TimeAction;
  names: readonly string[];
  onClosed: () => void;
  /** @param time an instant */
  onRecorded: (time: string, note: string | null) => Promise<void>;
}

/** The dialog that records a punch or a break at another time, with a note. It refuses a time that is not possible. */
export default function TimeRecordDialog({
  gig,
  applications,
  acts,
  action,
  names,
  onClosed,
  onRecorded,
}: Props) {
  const data = useFragment(
    graphql`
      fragment TimeRecordDialog_gig on Gig @throwOnFieldError {
        ...useShiftClock_gig
      }
    `,
    gig,
  );
  const { instantOf, textOf } = useShiftClock(data);
  const pros = useFragment(
    graphql`
      fragment TimeRecordDialog_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        ...problemAmong_application
      }
    `,
    applications,
  );
  const form = useForm({
    schema: formSchema({
      time: timeRule((time) => problemAmong(pros, { kind: action, time: instantOf(time) }, acts)),
      note: noteRule,
    }),
    initialValues: {
      time: textOf(currentInstant()),
      note: '',
    },
    onSubmit: ({ time, note }) => onRecorded(instantOf(time).toString(), note === '' ? null : note),
  });
  const label = rosterActionLabels[action];
  const who = names.length === 1 ? (names[0] ?? '') : `${names.length} pros`;
  return (
    <FormDialog
      form={form}
      size="small"
      title={`${label}: ${who}`}
      description="It is marked with your name and kept in the history of the shift."
      submitLabel={label}
      guardsChanges={false}
      onClosed={onClosed}
    >
      <TimeField {...form.field('time')} label="Time" isRequired minuteStep={1} />
      <TimeNoteField field={form.field('note')} />
    </FormDialog>
  );
}
