import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import styles from './DateCheckbox.module.css';
import { dateNote } from './dateNote.ts';
import type { SeriesDate } from './seriesDate.ts';

interface Props {
  date: SeriesDate;
  zone: string;
  isTaken: boolean;
  /** The last one that is left: a series keeps at least one date. */
  isOnly: boolean;
  onChange: (isTaken: boolean) => void;
}

/** One date of a series, ticked while it is part of it. What the clocks do to it stands below. */
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
