import { recurrenceProblems } from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import { recurrenceOfRule } from '@brigade/domain/schedule/recurrence/recurrenceRule.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { RecurrenceField } from '../recurrence/RecurrenceField.tsx';
import { RecurrencePreview } from '../recurrence/RecurrencePreview.tsx';
import type { SeriesDate } from '../recurrence/seriesDate.ts';
import type { PostingForm } from './PostingForm.ts';

interface Props {
  form: PostingForm;
  locationId: number;
  /** IANA name of the zone of the place. */
  zone: string;
  /** YYYY-MM-DD, at the place. */
  today: string;
  /** Called with the dates of the series once they are loaded. Must be stable between renders. */
  onDates: (dates: readonly SeriesDate[]) => void;
}

/** Whether and how the shift repeats, and on which dates that is; single ones can be dropped. */
export function SeriesField({ form, locationId, zone, today, onDates }: Props) {
  const { date, recurrence: rule, excludedDates, lines } = form.values;
  const [line] = lines;
  if (date === '' || !line) return null;
  const start = Temporal.PlainDate.from(date);
  const recurrence = recurrenceOfRule(rule, start);
  const isComplete =
    recurrence !== null &&
    line.startTime !== '' &&
    line.endTime !== '' &&
    recurrenceProblems(recurrence, start, Temporal.PlainDate.from(today)).length === 0;

  return (
    <>
      <RecurrenceField
        rule={rule}
        onChange={(changed) => form.setValue('recurrence', changed)}
        date={date}
        today={today}
        errorAt={(field) => form.errorAt(`recurrence.${field}`)}
      />
      {isComplete ? (
        <RecurrencePreview
          locationId={locationId}
          date={date}
          startTime={line.startTime}
          endTime={line.endTime}
          recurrence={recurrence}
          zone={zone}
          excludedDates={excludedDates}
          onExcludedDatesChange={(dates) => form.setValue('excludedDates', dates)}
          onDates={onDates}
          errorMessage={form.errorAt('excludedDates')}
        />
      ) : null}
    </>
  );
}
