import type { Period } from '@brigade/domain/pros/search/pastWorkPeriod.ts';
import { isDay } from '@brigade/domain/platform/time/isDay.ts';
import { useState } from 'react';
import { DateField } from '../../ui/fields/DateField.tsx';
import styles from './PastWork.module.css';

interface Props {
  days: Period;
  /** Gets the days whenever they are a period. */
  onChosen: (days: Period) => void;
}

/** The first and the last day of the work; each can be left open. What is wrong with them is shown below. */
export function PastWorkDays({ days: { from, until }, onChosen }: Props) {
  const [shown, setShown] = useState({ from, until });
  const [draft, setDraft] = useState({ from, until });
  // Another filter has changed the days.
  if (shown.from !== from || shown.until !== until) {
    setShown({ from, until });
    setDraft({ from, until });
  }
  const isReversed = draft.from !== null && draft.until !== null && draft.from > draft.until;
  const change = (next: Period) => {
    setDraft(next);
    const isWhole = [next.from, next.until].every((day) => day === null || isDay(day));
    if (isWhole && !(next.from !== null && next.until !== null && next.from > next.until)) onChosen(next);
  };
  return (
    <div className={styles.days}>
      <DateField
        label="From"
        value={draft.from ?? ''}
        onChange={(day) => change({ ...draft, from: day || null })}
      />
      <DateField
        label="To"
        value={draft.until ?? ''}
        onChange={(day) => change({ ...draft, until: day || null })}
        {...(isReversed && { errorMessage: 'The last day is before the first one.' })}
      />
    </div>
  );
}
