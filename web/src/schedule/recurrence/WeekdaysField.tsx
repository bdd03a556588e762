import { weekdayFromForm, weekdayName } from '@brigade/domain/platform/time/weekday.ts';
import { ToggleGroup } from '../../ui/actions/ToggleGroup.tsx';

interface Props {
  /** 0 is Sunday. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  errorMessage: string | undefined;
}

const options = [0, 1, 2, 3, 4, 5, 6].map((day) => {
  const label = weekdayName(weekdayFromForm(day));
  return { value: String(day), label, shortLabel: label.slice(0, 2) };
});

/** Selects the days of the week of a weekly rule. */
export function WeekdaysField({ value, onChange, errorMessage }: Props) {
  return (
    <ToggleGroup
      label="On"
      options={options}
      value={value.map(String)}
      onChange={(days) => onChange(days.map(Number))}
      errorMessage={errorMessage}
    />
  );
}
