import { punchChangeProblem } from '@brigade/domain/day/roster/punchChangeProblem.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { changePunch } from '../timesheets/changePunch.ts';
import { ChangeTimeForm } from './ChangeTimeForm.tsx';
import type { ChangeTimeProps } from './changeTimeProps.ts';
import { noteRule, timeRule } from './timeRecordRules.ts';

interface Props extends ChangeTimeProps {
  punch: {
    readonly databaseId: number;
    readonly type: string;
    /** An instant. */
    readonly time: string;
    readonly note: string | null | undefined;
  };
}

/** The dialog that changes the time of a clock-in or clock-out. */
export function ChangePunchDialog({ applicationId, name, work, clock, onClosed, punch }: Props) {
  const environment = useRelayEnvironment();
  const was = Temporal.Instant.from(punch.time);
  const recorded = clock.textOf(was);
  // The field has no seconds: a time that stays is exactly the one that was recorded.
  const instantOf = (time: string) => (time === recorded ? was : clock.instantOf(time));
  const type = punch.type === 'CLOCK_IN' ? 'CLOCK_IN' : 'CLOCK_OUT';
  const what = type === 'CLOCK_IN' ? 'clock-in' : 'clock-out';
  const form = useForm({
    schema: formSchema({
      time: timeRule((time) =>
        punchChangeProblem(work, { type, was, time: instantOf(time) }, currentInstant()),
      ),
      note: noteRule,
    }),
    initialValues: { time: recorded, note: punch.note ?? '' },
    onSubmit: ({ time, note }) =>
      changePunch(environment, {
        applicationId,
        punchDatabaseId: punch.databaseId,
        time: instantOf(time).toString(),
        note: note === '' ? null : note,
      }),
    onSuccess: () => announce(`The ${what} of ${name} is changed`),
  });
  return (
    <ChangeTimeForm form={form} title={`Change time of ${what}: ${name}`} onClosed={onClosed}>
      <TimeField {...form.field('time')} label="Time" isRequired minuteStep={1} />
    </ChangeTimeForm>
  );
}
