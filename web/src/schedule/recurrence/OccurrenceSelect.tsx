import { weekdayName, weekdayOf } from '@brigade/domain/platform/time/weekday.ts';
import {
  type Occurrence,
  occurrenceName,
  occurrenceOf,
  occurrences,
} from '@brigade/domain/schedule/recurrence/weekOfMonth.ts';
import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { Select } from '../../ui/fields/Select.tsx';

interface Props {
  value: Occurrence;
  onChange: (value: Occurrence) => void;
  /** The first day, which determines the weekday. */
  start: Temporal.PlainDate;
}

/** Selects the occurrence of the weekday in the month. */
export function OccurrenceSelect({ value, onChange, start }: Props) {
  const weekday = weekdayName(weekdayOf(start));
  return (
    <Select
      label="On"
      options={occurrences.map((occurrence) => ({
        value: String(occurrence),
        label: `The ${occurrenceName(occurrence)} ${weekday}`,
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(occurrenceOf(Number(chosen)) ?? value)}
    />
  );
}
