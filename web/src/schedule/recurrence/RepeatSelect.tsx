import { recurrenceFrequencies } from '@brigade/domain/schedule/recurrence/recurrenceFrequency.ts';
import type { RecurrenceRule } from '@brigade/domain/schedule/recurrence/recurrenceRule.ts';
import { suggestedUntil } from '@brigade/domain/schedule/recurrence/suggestedUntil.ts';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { Select } from '../../ui/fields/Select.tsx';

interface Props {
  rule: RecurrenceRule;
  onChange: (rule: RecurrenceRule) => void;
  /** The first day. */
  start: Temporal.PlainDate;
}

const options = [
  { value: 'NEVER', label: 'Does not repeat' },
  { value: 'DAILY', label: 'Daily' },
  { value: 'WEEKLY', label: 'Weekly' },
  { value: 'MONTHLY', label: 'Monthly' },
];

/** Selects the frequency. Suggests a last date, so that users do not post a whole year by accident. */
export function RepeatSelect({ rule, onChange, start }: Props) {
  const choose = (value: string) => {
    const frequency = recurrenceFrequencies.find((each) => each === value);
    if (frequency === undefined) {
      onChange({ ...rule, repeat: 'no-repeat' });
      return;
    }
    const wasSuggested = rule.until === null || rule.until === suggestedUntil(rule.frequency, start);
    const until = wasSuggested ? suggestedUntil(frequency, start) : rule.until;
    onChange({ ...rule, repeat: 'repeat', frequency, until });
  };
  return (
    <Select
      label="Repeats"
      options={options}
      value={rule.repeat === 'repeat' ? rule.frequency : 'NEVER'}
      onChange={choose}
    />
  );
}
