import { timeOfShift } from '@brigade/domain/day/roster/timeOfShift.ts';
import { timeRecordNoteLimit } from '@brigade/domain/day/roster/timeRecordNote.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { TimeRecordDialog_applications$key } from '../../__generated__/TimeRecordDialog_applications.graphql.ts';
import type { TimeRecordDialog_gig$key } from '../../__generated__/TimeRecordDialog_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import type { Act } from './outbox/act.ts';
import { problemAmong } from './problemAmong.ts';
import { rosterActionLabels } from './rosterActionLabels.ts';
import type { TimeAction } from './sendRosterAction.ts';

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

const isTime = /^\d{2}:\d{2}$/;

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
  const { startTime, endTime, timeZone } = useFragment(
    graphql`
      fragment TimeRecordDialog_gig on Gig @throwOnFieldError {
        startTime
        endTime
        timeZone
      }
    `,
    gig,
  );
  const pros = useFragment(
    graphql`
      fragment TimeRecordDialog_applications on GigApplication @relay(plural: true) @throwOnFieldError {
        ...problemAmong_application
      }
    `,
    applications,
  );
  const zone = timeZone ?? browserZone();
  const instantOf = (time: string) => {
    const work = { workStart: Temporal.Instant.from(startTime), workEnd: Temporal.Instant.from(endTime) };
    return timeOfShift(Temporal.PlainTime.from(time), work, zone);
  };
  const form = useForm({
    schema: formSchema({
      time: z.string().check(({ value: time, issues }) => {
        const record = isTime.test(time) ? { kind: action, time: instantOf(time) } : null;
        const message = record ? problemAmong(pros, record, acts) : 'Enter a time';
        if (message !== null) issues.push({ code: 'custom', input: time, message });
      }),
      note: z
        .string()
        .check(z.trim(), z.maxLength(timeRecordNoteLimit, `At most ${timeRecordNoteLimit} characters`)),
    }),
    initialValues: {
      time: currentInstant().toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' }),
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
      <TextField
        {...form.field('note')}
        label="Note"
        description="Optional. Why you record it."
        maxLength={timeRecordNoteLimit}
      />
    </FormDialog>
  );
}
