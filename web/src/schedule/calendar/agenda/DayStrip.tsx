import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { dayLabel, weekdayLabel } from '../dates/dayLabel.ts';
import styles from './DayStrip.module.css';

interface Props {
  days: readonly Temporal.PlainDate[];
  today: Temporal.PlainDate;
  /** The displayed month. Days of other months are dimmed. */
  month: number | undefined;
  /** The number of entries of each day. */
  counts: readonly number[];
  /** The element ID of the section of a day. */
  idOf: (day: Temporal.PlainDate) => string;
}

/** A compact calendar. Pressing a day scrolls to its section. */
export function DayStrip({ days, today, month, counts, idOf }: Props) {
  return (
    <nav className={styles.strip} aria-label="Days">
      {days.slice(0, 7).map((day) => (
        <span key={day.dayOfWeek} className={styles.weekday} aria-hidden="true">
          {weekdayLabel(day).slice(0, 1)}
        </span>
      ))}
      {days.map((day, index) => {
        const count = counts[index] ?? 0;
        return (
          <button
            key={String(day)}
            type="button"
            className={styles.day}
            disabled={count === 0}
            aria-current={day.equals(today) ? 'date' : undefined}
            data-outside={(month !== undefined && day.month !== month) || undefined}
            onClick={() => document.querySelector(`#${idOf(day)}`)?.scrollIntoView({ block: 'start' })}
          >
            <VisuallyHidden>{`${dayLabel(day)}, ${count === 1 ? '1 shift' : `${count} shifts`}`}</VisuallyHidden>
            <span className={styles.number} aria-hidden="true">
              {day.day}
            </span>
            <span className={styles.count} aria-hidden="true">
              {count > 0 ? count : ''}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
