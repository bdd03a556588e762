import { timeOfShift } from '@brigade/domain/day/roster/timeOfShift.ts';
import { hoursProblem, hoursReasonLimit } from '@brigade/domain/pay/hours/hoursProblem.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { requiredTextUpTo } from '@brigade/domain/platform/validation/requiredTextUpTo.ts';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { AdjustHoursDialog_application$key } from '../../__generated__/AdjustHoursDialog_application.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { formSchema } from '../../platform/screen/formSchema.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { TimeField } from '../../ui/fields/TimeField.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { adjustHours } from './adjustHours.ts';
import { BreakFields } from './BreakFields.tsx';
import { breaksInput, type BreakValues, withGaps } from './breakValues.ts';
import { countedHours, isWithinBreak } from './countedHours.ts';
import { HoursCost } from './HoursCost.tsx';

interface Props {
  application: AdjustHoursDialog_application$key;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether a manager set the hours before. */
  isAdjusted: boolean;
  /** The unpaid break of the shift, in minutes. */
  unpaidBreakMinutes: number;
  onClosed: () => void;
}

const time = z.string().check(z.regex(/^\d{2}:\d{2}$/, 'Enter a time'));

const breakValues = formSchema({
  key: z.string(),
  databaseId: z.nullable(z.number()),
  recorded: z.nullable(z.object({ startTime: z.string(), endTime: z.nullable(z.string()) })),
  startTime: time,
  endTime: time,
});

const hoursShape = { startTime: time, endTime: time, breaks: z.array(breakValues) };
const hoursSchema = formSchema(hoursShape);
const schema = formSchema({ ...hoursShape, reason: requiredTextUpTo(hoursReasonLimit) });

/** The dialog that sets the hours and breaks of a pro, with a reason. */
export default function AdjustHoursDialog({
  application,
  zone,
  isAdjusted,
  unpaidBreakMinutes,
  onClosed,
}: Props) {
  const { id, pro, workingHours, timePunches, shiftBreaks } = useFragment(
    graphql`
      fragment AdjustHoursDialog_application on GigApplication @throwOnFieldError {
        id
        pro {
          displayName
        }
        workingHours {
          startTime
          endTime
        }
        timePunches {
          type
          time
          isAutomatic
        }
        shiftBreaks {
          databaseId
          startTime
          endTime
        }
      }
    `,
    application,
  );
  const environment = useRelayEnvironment();
  const workStart = Temporal.Instant.from(workingHours.startTime);
  const workEnd = Temporal.Instant.from(workingHours.endTime);
  const punches = timePunches.map(({ type, time: at, isAutomatic }) => ({ type, time: at, isAutomatic }));
  const counted = countedHours({ workingHours, timePunches: punches, isAdjusted });
  const onClock = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' });
  const instantOf = (text: string) =>
    timeOfShift(Temporal.PlainTime.from(text), { workStart, workEnd }, zone, currentInstant());
  // The hours that are set are one span, in which the gap before a second clock-in stays unpaid as a break.
  const gaps = counted.gaps.map(({ start, end }, index) => ({
    key: `gap-${index}`,
    databaseId: null,
    recorded: { startTime: start.toString(), endTime: end.toString() },
    startTime: onClock(start),
    endTime: onClock(end),
  }));
  const recorded = shiftBreaks.map(({ databaseId, startTime, endTime = null }) => ({
    key: String(databaseId),
    databaseId,
    recorded: { startTime, endTime },
    startTime: onClock(Temporal.Instant.from(startTime)),
    endTime: endTime === null ? '' : onClock(Temporal.Instant.from(endTime)),
  }));
  const areGapsDeducted = recorded.length === 0 && isWithinBreak(counted, unpaidBreakMinutes);
  const breaks: BreakValues[] = areGapsDeducted ? [] : [...recorded, ...gaps];
  const readHours = ({ startTime, endTime, breaks: stated }: z.output<typeof hoursSchema>) => {
    const start = instantOf(startTime);
    const end = instantOf(endTime);
    const problem = hoursProblem(start, end);
    if (problem !== null) return { errors: [{ message: problem, path: ['endTime'] }], hours: null };
    const { errors, input } = breaksInput(stated, { start, end }, { onClock, instantOf });
    return { errors, hours: { startTime: start.toString(), endTime: end.toString(), breaks: input } };
  };
  const form = useForm({
    schema,
    initialValues: {
      startTime: onClock(counted.start),
      endTime: onClock(counted.end),
      breaks,
      reason: '',
    },
    onSubmit: ({ reason, ...values }) => {
      const { errors, hours } = readHours(values);
      if (hours === null || errors.length > 0) return Promise.resolve(errors);
      return adjustHours(environment, { applicationId: id, ...hours, reason });
    },
    onSuccess: () => toast({ tone: 'success', title: `The hours of ${pro.displayName} are changed` }),
  });

  const possible = hoursSchema.safeParse(form.values);
  const chosen = possible.success ? readHours(possible.data) : null;

  return (
    <FormDialog
      form={form}
      size="small"
      title={`Adjust the hours of ${pro.displayName}`}
      description="The activity keeps the original hours and breaks. The pro is notified and has 72 hours to dispute."
      submitLabel="Save hours"
      onClosed={onClosed}
    >
      <TimeField {...form.field('startTime')} label="Start" isRequired minuteStep={1} />
      <TimeField {...form.field('endTime')} label="End" isRequired minuteStep={1} />
      <BreakFields
        breaks={form.values.breaks}
        unpaidBreakMinutes={unpaidBreakMinutes}
        errorAt={form.errorAt}
        onChange={(next) =>
          form.setValue('breaks', areGapsDeducted ? withGaps(gaps, form.values.breaks, next) : [...next])
        }
      />
      <TextArea
        {...form.field('reason')}
        label="Reason"
        description="The pro can read it."
        isRequired
        maxLength={hoursReasonLimit}
        rows={3}
      />
      <HoursCost applicationId={id} hours={chosen?.errors.length === 0 ? chosen.hours : null} />
    </FormDialog>
  );
}
