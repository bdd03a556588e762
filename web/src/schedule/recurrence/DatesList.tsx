import { useId, useState } from 'react';
import { Button } from '../../ui/actions/Button.tsx';
import { FieldErrorText } from '../../ui/fields/Field.tsx';
import { DateCheckbox } from './DateCheckbox.tsx';
import { dateNote } from './dateNote.ts';
import styles from './DatesList.module.css';
import { datesSummary } from './datesSummary.ts';
import type { SeriesDate } from './seriesDate.ts';

/** The number of dates shown before the list is expanded. */
const initialCount = 8;

interface Props {
  dates: readonly SeriesDate[];
  zone: string;
  isStale: boolean;
  excludedDates: readonly string[];
  onExcludedDatesChange: (dates: string[]) => void;
  errorMessage: string | undefined;
}

/** The dates of a series as checkboxes. Unchecked dates are excluded. */
export function DatesList({
  dates,
  zone,
  isStale,
  excludedDates,
  onExcludedDatesChange,
  errorMessage,
}: Props) {
  const errorId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const excluded = new Set(excludedDates);
  const left = dates.filter(({ date }) => !excluded.has(date));
  // Excluded dates and dates with a note are always visible.
  const few = dates.filter(
    (date, index) => index < initialCount || excluded.has(date.date) || dateNote(date, zone) !== null,
  );
  const shown = isWhole ? dates : few;
  const take = (date: string, isTaken: boolean) =>
    onExcludedDatesChange(
      isTaken ? excludedDates.filter((other) => other !== date) : [...excludedDates, date].toSorted(),
    );
  return (
    <fieldset
      className={styles.dates}
      data-stale={isStale || undefined}
      data-invalid={errorMessage === undefined ? undefined : true}
      aria-busy={isStale}
      aria-describedby={errorMessage === undefined ? undefined : errorId}
    >
      <legend className={styles.legend}>
        <span aria-live="polite">{datesSummary(dates.length, left.length)}</span>
      </legend>
      <ul className={styles.list}>
        {shown.map((date) => (
          <li key={date.date}>
            <DateCheckbox
              date={date}
              zone={zone}
              isTaken={!excluded.has(date.date)}
              isOnly={left.length === 1 && left[0] === date}
              onChange={(isTaken) => take(date.date, isTaken)}
            />
          </li>
        ))}
      </ul>
      <FieldErrorText id={errorId} message={errorMessage} />
      {dates.length > few.length ? (
        <Button variant="ghost" size="small" aria-expanded={isWhole} onPress={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer dates' : `Show ${dates.length - few.length} more`}
        </Button>
      ) : null}
    </fieldset>
  );
}
