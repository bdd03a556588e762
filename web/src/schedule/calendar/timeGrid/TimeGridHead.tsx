import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { GridProps } from '../CalendarGrid.tsx';
import { dayLabel, weekdayLabel } from '../dates/dayLabel.ts';
import styles from './TimeGridHead.module.css';

/** The header of the time grid, with a link to each day. */
export function TimeGridHead({
  days,
  zone,
  today,
  hrefOfDay,
}: Pick<GridProps, 'days' | 'zone' | 'today' | 'hrefOfDay'>) {
  const followLink = useLinkClick();
  return (
    <div className={styles.head}>
      <span className={styles.corner} />
      {days.map((date) => (
        <a
          key={String(date)}
          className={styles.day}
          href={hrefOfDay(date)}
          aria-current={date.equals(today) ? 'date' : undefined}
          onClick={followLink}
        >
          <VisuallyHidden>{dayLabel(date)}</VisuallyHidden>
          <span className={styles.weekday} aria-hidden="true">
            {weekdayLabel(date)}
          </span>
          <span className={styles.number} aria-hidden="true">
            {date.day}
          </span>
          {clockChange(date, zone)}
        </a>
      ))}
    </div>
  );
}

/** A note on a day on which daylight saving time starts or ends. */
function clockChange(date: Temporal.PlainDate, zone: string) {
  const length = date.toZonedDateTime(zone).hoursInDay;
  if (length === 24) return null;
  return <span className={styles.change}>{length < 24 ? 'Clocks go forward' : 'Clocks go back'}</span>;
}
