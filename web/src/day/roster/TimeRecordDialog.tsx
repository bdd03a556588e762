import { timeOfShift } from '@brigade/domain/day/roster/timeOfShift.ts';
import { timeRecordNoteLimit } from '@brigade/domain/day/roster/timeRecordNote.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { TimeRecordDialog_gig$key } from '../../__generated__/TimeRecordDialog_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { rosterActionLabels } from './rosterActionLabels.ts';
import type { TimeAction } from './sendRosterAction.ts';

interface Props {
  gig: TimeRecordDialog_gig$key;
  action: TimeAction;
  names: readonly string[];
  onClosed: () => void;
  /** @param time an instant */
  onRecorded: (time: string, note: string | null) => Promise<void>;
}

const schema = formSchema({
  time: z.string().check(z.regex(/^\d{2}:\d{2}$/, 'Enter a time')),
  note: z
    .string()
    .check(z.trim(), z.maxLength(timeRecordNoteLimit, `At most ${timeRecordNoteLimit} characters`)),
});

/** The dialog that records a punch or a break at another time, with a note. */
export default function TimeRecordDialog({ gig, action, names, onClosed, onRecorded }: Props) {
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
  const zone = timeZone ?? browserZone();
  const form = useForm({
    schema,
    initialValues: {
      time: currentInstant().toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' }),
      note: '',
    },
    onSubmit: ({ time, note }) => {
      const work = { workStart: Temporal.Instant.from(startTime), workEnd: Temporal.Instant.from(endTime) };
      const instant = timeOfShift(Temporal.PlainTime.from(time), work, zone);
      return onRecorded(instant.toString(), note === '' ? null : note);
    },
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
