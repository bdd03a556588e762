import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './DateCheckbox.module.css';
import { dateNote } from './dateNote.ts';
import type { SeriesDate } from './seriesDate.ts';

interface Props {
  date: SeriesDate;
  zone: string;
  isTaken: boolean;
  /** Whether this is the only included date. A series needs at least one. */
  isOnly: boolean;
  onChange: (isTaken: boolean) => void;
}

/** A date of a series that can be excluded, with a note on holidays and daylight saving changes. */
export function DateCheckbox({ date, zone, isTaken, isOnly, onChange }: Props) {
  const note = dateNote(date, zone);
  return (
    <Checkbox
      isSelected={isTaken}
      isDisabled={isOnly}
      onChange={onChange}
      description={note === null ? undefined : <span className={styles.note}>{note}</span>}
    >
      <span className={styles.day} data-dropped={!isTaken || undefined}>
        <DateText instant={date.start} zone={zone} format="day" />
      </span>
    </Checkbox>
  );
}
