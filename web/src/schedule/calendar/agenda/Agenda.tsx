import type { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { useMemo } from 'react';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import styles from './Agenda.module.css';
import { AgendaRow } from './AgendaRow.tsx';
import { startsBefore } from '../entries/startsBefore.ts';
import type { GridProps } from '../CalendarGrid.tsx';
import type { CalendarSpan } from '../calendarSearch.ts';
import { DayStrip } from './DayStrip.tsx';
import { dayLabel } from '../dates/dayLabel.ts';
import { PostOnDay } from '../creating/PostOnDay.tsx';
import { dayTotals } from '../entries/dayTotals.ts';
import { DayTotalText } from '../entries/DayTotalText.tsx';
import { entriesByDay } from '../entries/entriesByDay.ts';
import { SelectDay } from '../grouping/SelectDay.tsx';
import HolidayText from '../../holidays/HolidayText.tsx';

/** The maximum number of rows per day. The page of the day shows the rest. */
const maxVisible = 10;

/** A week or a month on a narrow screen: a strip of days and the gigs of each day. */
export function Agenda({
  span,
  days,
  zone,
  today,
  entries,
  clock,
  locationId,
  hrefOfDay,
  newShiftHref,
  selectionOf,
  onToggled,
  selectionOfDay,
  boardRef,
}: GridProps & { span: CalendarSpan }) {
  const followLink = useLinkClick();
  const byDay = useMemo(() => entriesByDay(days, entries, zone), [days, entries, zone]);
  const totals = useMemo(() => dayTotals(days, entries, zone), [days, entries, zone]);
  const month = span === 'month' ? days[Math.floor(days.length / 2)]?.month : undefined;

  const toggle = (key: string | undefined) => {
    const entry = entries.find((one) => one.key === key);
    if (entry) onToggled?.(entry);
  };

  return (
    <div ref={(element) => void (boardRef.current = element)}>
      <DayStrip
        days={days}
        today={today}
        month={month}
        counts={byDay.map(({ length }) => length)}
        idOf={idOf}
      />
      {days.map((day, index) => {
        const all = byDay[index] ?? [];
        const shown = all.slice(0, maxVisible);
        if (shown.length === 0) return null;
        return (
          <section key={String(day)} id={idOf(day)} className={styles.day} aria-label={dayLabel(day)}>
            <div className={styles.head}>
              <h3 className={styles.heading}>
                <a href={hrefOfDay(day)} onClick={followLink}>
                  {day.equals(today) ? <strong>Today</strong> : null} {dayLabel(day)}
                </a>
              </h3>
              <HolidayText date={day} />
              <DayTotalText total={totals[index]} />
              <PostOnDay day={day} today={today} newShiftHref={newShiftHref} />
              <SelectDay day={day} selection={selectionOfDay(day)} />
            </div>
            <ul className={styles.rows}>
              {shown.map((entry) => (
                <li key={entry.key}>
                  <AgendaRow
                    entry={entry}
                    clock={clock}
                    locationId={locationId}
                    isEnding={index === 0 && startsBefore(day, entry, zone)}
                    selection={selectionOf(entry)}
                    onToggled={() => toggle(entry.key)}
                  />
                </li>
              ))}
            </ul>
            {all.length > maxVisible ? (
              <p className={styles.more}>
                <TextLink
                  href={hrefOfDay(day)}
                >{`${all.length - maxVisible} more on ${dayLabel(day)}`}</TextLink>
              </p>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}

function idOf(day: Temporal.PlainDate): string {
  return `day-${day.toString()}`;
}
