import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useMemo } from 'react';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import type { GridProps } from '../CalendarGrid.tsx';
import { PostOnDay } from '../creating/PostOnDay.tsx';
import { dayLabel, weekdayLabel } from '../dates/dayLabel.ts';
import { dayTotals } from '../entries/dayTotals.ts';
import { DayTotalText } from '../entries/DayTotalText.tsx';
import { eventBands } from '../entries/eventBands.ts';
import { SelectDay } from '../grouping/SelectDay.tsx';
import { EventBands } from './EventBands.tsx';
import styles from './TimeGridHead.module.css';
import HolidayText from '../../holidays/HolidayText.tsx';

type Props = Pick<
  GridProps,
  'days' | 'zone' | 'today' | 'entries' | 'locationId' | 'hrefOfDay' | 'newShiftHref' | 'selectionOfDay'
>;

/** The header of the time grid: a link to each day with its totals, a new shift on it, and the events as bands. */
export function TimeGridHead({
  days,
  zone,
  today,
  entries,
  locationId,
  hrefOfDay,
  newShiftHref,
  selectionOfDay,
}: Props) {
  const followLink = useLinkClick();
  // Not again with each step of a drag.
  const totals = useMemo(() => dayTotals(days, entries, zone), [days, entries, zone]);
  const bands = useMemo(() => eventBands(days, entries, zone), [days, entries, zone]);
  return (
    <div className={styles.head}>
      <div className={styles.days}>
        <span className={styles.corner} />
        {days.map((date, index) => (
          <div key={String(date)} className={styles.cell} data-post-day="">
            <a
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
              <HolidayText date={date} />
            </a>
            <span className={styles.add}>
              <PostOnDay day={date} today={today} newShiftHref={newShiftHref} />
              <SelectDay day={date} selection={selectionOfDay(date)} />
            </span>
            <DayTotalText total={totals[index]} />
          </div>
        ))}
      </div>
      <EventBands bands={bands} days={days.length} locationId={locationId} />
    </div>
  );
}

/** A note on a day on which daylight saving time starts or ends. */
function clockChange(date: Temporal.PlainDate, zone: string) {
  const length = date.toZonedDateTime(zone).hoursInDay;
  if (length === 24) return null;
  return <span className={styles.change}>{length < 24 ? 'Clocks go forward' : 'Clocks go back'}</span>;
}
