import {
  longestInterval,
  longestSeriesMonths,
} from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import { type RecurrenceRule, recurrenceOfRule } from '@brigade/domain/schedule/recurrence/recurrenceRule.ts';
import { recurrenceText } from '@brigade/domain/schedule/recurrence/recurrenceText.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { StepperField } from '../../ui/fields/StepperField.tsx';
import { OccurrenceSelect } from './OccurrenceSelect.tsx';
import styles from './RecurrenceField.module.css';
import { RepeatSelect } from './RepeatSelect.tsx';
import { intervalLabel, intervalOf, intervalText } from './interval.ts';
import { WeekdaysField } from './WeekdaysField.tsx';

interface Props {
  rule: RecurrenceRule;
  onChange: (rule: RecurrenceRule) => void;
  /** The first day of the series, YYYY-MM-DD. `today` is the current day at the location. */
  date: string;
  today: string;
  /** The error message of a field of the rule. */
  errorAt?: (field: 'interval' | 'weekdays' | 'until') => string | undefined;
}

/** The fields of a recurrence rule, with the rule in words. */
export function RecurrenceField({ rule, onChange, date, today, errorAt = () => undefined }: Props) {
  const start = Temporal.PlainDate.from(date);
  const change = (facts: Partial<RecurrenceRule>) => onChange({ ...rule, ...facts });
  const recurrence = recurrenceOfRule(rule, start);
  return (
    <div className={styles.rule}>
      <div className={styles.fields}>
        <RepeatSelect rule={rule} onChange={onChange} start={start} />
        {recurrence === null ? null : (
          <>
            <StepperField
              label={intervalLabel(rule.frequency)}
              value={intervalText(rule.interval)}
              onChange={(text) => change({ interval: intervalOf(text) })}
              errorMessage={errorAt('interval')}
              min={1}
              max={longestInterval}
            />
            <DateField
              label="Last date"
              value={rule.until ?? ''}
              onChange={(until) => change({ until: until === '' ? null : until })}
              errorMessage={errorAt('until')}
              min={date}
              max={Temporal.PlainDate.from(today).add({ months: longestSeriesMonths }).toString()}
            />
          </>
        )}
      </div>
      {recurrence === null ? null : (
        <>
          {rule.frequency === 'WEEKLY' ? (
            <WeekdaysField
              value={rule.weekdays}
              onChange={(weekdays) => change({ weekdays })}
              errorMessage={errorAt('weekdays')}
            />
          ) : null}
          {rule.frequency === 'MONTHLY' ? (
            <OccurrenceSelect
              value={rule.occurrence}
              onChange={(occurrence) => change({ occurrence })}
              start={start}
            />
          ) : null}
          <p className={styles.text} aria-live="polite">
            {recurrenceText(recurrence, start)}
          </p>
        </>
      )}
    </div>
  );
}
