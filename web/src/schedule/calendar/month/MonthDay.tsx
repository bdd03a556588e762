import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { MouseEvent } from 'react';
import { useLinkClick, useNavigation } from '../../../ui/navigation/NavigationProvider.tsx';
import { PostOnDay } from '../creating/PostOnDay.tsx';
import type { GridProps } from '../CalendarGrid.tsx';
import { dayAt } from '../dates/dayAt.ts';
import { dayLabel } from '../dates/dayLabel.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import type { DayTotal } from '../entries/dayTotals.ts';
import { DayTotalText } from '../entries/DayTotalText.tsx';
import { EntryBox } from '../entries/EntryBox.tsx';
import type { EventBand } from '../entries/eventBands.ts';
import { startsBefore } from '../entries/startsBefore.ts';
import styles from './MonthDay.module.css';
import { MoreOnDay } from './MoreOnDay.tsx';
import { WeekBands } from './WeekBands.tsx';
import { SelectDay } from '../grouping/SelectDay.tsx';
import HolidayText from '../../holidays/HolidayText.tsx';

interface Props extends Omit<GridProps, 'days' | 'entries' | 'onToggled' | 'boardRef'> {
  day: Temporal.PlainDate;
  /** Whether it belongs to the month before or after. */
  isOutside: boolean;
  /** Whether it is the first visible day, which also shows what began before. */
  isFirst: boolean;
  shown: readonly CalendarEntry[];
  /** How many entries do not fit. */
  hidden: number;
  total: DayTotal | undefined;
  /** The events of its week. */
  bands: readonly EventBand[];
  activeKey: string | null;
}

/** A day in a month: its totals, events and first gigs. Free space leads to a new shift. */
export function MonthDay(props: Props) {
  const { day, today, zone, clock, locationId, drag, shown, hidden, hrefOfDay, newShiftHref } = props;
  const followLink = useLinkClick();
  const navigate = useNavigation();
  const { activeDrag } = drag;
  const isTarget = activeDrag !== null && dayAt(activeDrag.shift.startMs, zone).equals(day);
  const postHref = newShiftHref && day.since(today).sign >= 0 ? newShiftHref({ date: day }) : null;
  const post = (event: MouseEvent<HTMLElement>) => {
    // A link, the end of a drag, or a finger, which may only have meant to scroll.
    const isTaken = event.target instanceof Element && event.target.closest('a, button') !== null;
    const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
    if (postHref !== null && !isTaken && !isTouch && !event.defaultPrevented) navigate?.(postHref);
  };

  return (
    <td
      className={styles.cell}
      data-outside={props.isOutside || undefined}
      data-target={isTarget || undefined}
      data-free={postHref !== null || undefined}
      data-post-day=""
      {...(postHref === null ? {} : { onClick: post })}
    >
      <div className={styles.head}>
        <a
          className={styles.number}
          href={hrefOfDay(day)}
          aria-label={dayLabel(day)}
          aria-current={day.equals(today) ? 'date' : undefined}
          onClick={followLink}
        >
          {day.day}
        </a>
        <PostOnDay day={day} today={today} newShiftHref={newShiftHref} />
        <SelectDay day={day} selection={props.selectionOfDay(day)} />
        <span className={styles.total}>
          <DayTotalText total={props.total} />
        </span>
      </div>
      <HolidayText date={day} />
      <WeekBands bands={props.bands} weekday={day.dayOfWeek % 7} locationId={locationId} />
      <ul className={styles.entries}>
        {shown.map((entry) => (
          <li key={entry.key}>
            <EntryBox
              entry={entry}
              clock={clock}
              locationId={locationId}
              shape="line"
              isActive={entry.key === props.activeKey}
              isDragged={entry.key === activeDrag?.entry.key}
              isEnding={props.isFirst && startsBefore(day, entry, zone)}
              selection={props.selectionOf(entry)}
            />
          </li>
        ))}
        {activeDrag && isTarget ? (
          <li className={styles.ghost} aria-hidden="true">
            {`${clock.time(activeDrag.shift.startMs)} ${activeDrag.entry.gigs[0].skillName}`}
          </li>
        ) : null}
      </ul>
      <MoreOnDay day={day} href={hrefOfDay(day)} entries={hidden} bands={props.bands} />
    </td>
  );
}
