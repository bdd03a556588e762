import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { dayLabel } from '../dates/dayLabel.ts';
import type { DaySelection } from './useEventSelection.ts';

interface Props {
  day: Temporal.PlainDate;
  /** Null while no event is being built. */
  selection: DaySelection | null;
}

/** Selects all shifts of a day for an event. Nothing on a day without shifts to select. */
export function SelectDay({ day, selection }: Props) {
  if (selection === null || selection.size === 0) return null;
  const { size, selected, toggle } = selection;
  return (
    <Checkbox
      aria-label={`Select all shifts on ${dayLabel(day)}`}
      isSelected={selected === size}
      isIndeterminate={selected > 0 && selected < size}
      onChange={toggle}
    />
  );
}
