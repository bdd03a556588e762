import { dashboardDaysProblem, type Days } from '@brigade/domain/insight/dashboards/dashboardPeriod.ts';
import { useState } from 'react';
import { DateField } from '../../ui/fields/DateField.tsx';
import styles from './dashboards.module.css';

interface Props {
  days: Days;
  /** Gets the days whenever one is changed, whether or not they are a period. */
  onChosen: (days: Days) => void;
}

/** The first and the last day of a dashboard. What is wrong with them is shown below. */
export function DashboardDays({ days, onChosen }: Props) {
  const [shown, setShown] = useState(days);
  const [draft, setDraft] = useState(days);
  // Another filter has changed the days.
  if (shown.from !== days.from || shown.to !== days.to) {
    setShown(days);
    setDraft(days);
  }
  const problem = dashboardDaysProblem(draft);
  const change = (next: Days) => {
    setDraft(next);
    onChosen(next);
  };
  return (
    <div className={styles.days}>
      <DateField label="From" value={draft.from} onChange={(from) => change({ ...draft, from })} />
      <DateField
        label="To"
        value={draft.to}
        onChange={(to) => change({ ...draft, to })}
        {...(problem !== null && { errorMessage: problem })}
      />
    </div>
  );
}
