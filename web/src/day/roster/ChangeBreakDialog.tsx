import { breakChangeProblem } from '@brigade/domain/day/roster/breakChangeProblem.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { announce } from '../../ui/feedback/announce.ts';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { changeBreak } from '../timesheets/changeBreak.ts';
import { ChangeTimeForm } from './ChangeTimeForm.tsx';
import type { ChangeTimeProps } from './changeTimeProps.ts';
import { noteRule, timeRule } from './timeRecordRules.ts';

interface Props extends ChangeTimeProps {
  shiftBreak: {
    readonly databaseId: number;
    /** An instant. */
    readonly startTime: string;
    /** An instant; null while the pro is on break. */
    readonly endTime: string | null | undefined;
    readonly note: string | null | undefined;
  };
}

/** The dialog that changes the times of a break. */
export function ChangeBreakDialog({ applicationId, name, work, clock, onClosed, shiftBreak }: Props) {
  const environment = useRelayEnvironment();
  const start = Temporal.Instant.from(shiftBreak.startTime);
  const end = shiftBreak.endTime == null ? null : Temporal.Instant.from(shiftBreak.endTime);
  const recorded = { startTime: clock.textOf(start), endTime: end ? clock.textOf(end) : '' };
  // The fields have no seconds: a time that stays is exactly the one that was recorded.
  const startOf = (time: string) => (time === recorded.startTime ? start : clock.instantOf(time));
  const endOf = (time: string) => (time === recorded.endTime ? end : clock.instantOf(time));
  const form = useForm({
    schema: formSchema({
      startTime: timeRule(() => null),
      endTime: end ? timeRule(() => null) : z.string(),
      note: noteRule,
    }).check(({ value, issues }) => {
      const change = { was: start, start: startOf(value.startTime), end: endOf(value.endTime) };
      const problem = breakChangeProblem(work, change, currentInstant());
      if (!problem) return;
      issues.push({ code: 'custom', path: [problem.field], input: value, message: problem.message });
    }),
    initialValues: { ...recorded, note: shiftBreak.note ?? '' },
    onSubmit: ({ startTime, endTime, note }) =>
      changeBreak(environment, {
        applicationId,
        breakDatabaseId: shiftBreak.databaseId,
        startTime: startOf(startTime).toString(),
        endTime: endOf(endTime)?.toString() ?? null,
        note: note === '' ? null : note,
      }),
    onSuccess: () => announce(`The break of ${name} is changed`),
  });
  return (
    <ChangeTimeForm form={form} title={`Change time of break: ${name}`} onClosed={onClosed}>
      <TimeField {...form.field('startTime')} label="Start" isRequired minuteStep={1} />
      {end === null ? null : <TimeField {...form.field('endTime')} label="End" isRequired minuteStep={1} />}
    </ChangeTimeForm>
  );
}
