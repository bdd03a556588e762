import { PostOnDay } from '../../../schedule/calendar/creating/PostOnDay.tsx';
import type { ClockText } from '../../../schedule/calendar/dates/clockText.ts';
import { dayLabel, weekdayLabel } from '../../../schedule/calendar/dates/dayLabel.ts';
import { showToday } from '../../../schedule/calendar/dates/showToday.ts';
import { dayTotals } from '../../../schedule/calendar/entries/dayTotals.ts';
import { DayTotalText } from '../../../schedule/calendar/entries/DayTotalText.tsx';
import type { PeopleProps } from '../../../schedule/calendar/People.tsx';
import { ScrollRegion } from '../../../ui/layout/ScrollRegion.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { OpenChip } from './OpenChip.tsx';
import type { OpenGig, PersonRow } from './peopleRows.ts';
import styles from './PeopleTable.module.css';
import { PersonHeading } from './PersonHeading.tsx';
import { ShiftChip } from './ShiftChip.tsx';

export interface PeopleLayoutProps extends Omit<PeopleProps, 'location' | 'search' | 'onSearchCleared'> {
  clock: ClockText;
  rows: readonly PersonRow[];
  /** The open places of each day. */
  open: readonly (readonly OpenGig[])[];
}

/** People by days: the open places first, then a row for each pro. */
export function PeopleTable(props: PeopleLayoutProps) {
  const { rows, open, days, zone, today, clock, locationId, canPost, newShiftHref, hrefOfDay } = props;
  const totals = dayTotals(days, props.entries, zone);
  const marked = (index: number) => ({ 'data-today': days[index]?.equals(today) || undefined });
  return (
    <ScrollRegion label="Pros by day" className={styles.scroller} ref={showToday}>
      <table className={styles.people}>
        <caption>
          <VisuallyHidden>The shifts of each pro by day</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Pro and hours</th>
            {days.map((day, index) => (
              <th
                key={String(day)}
                scope="col"
                aria-label={dayLabel(day)}
                data-post-day=""
                {...marked(index)}
              >
                <TextLink className={styles.day} href={hrefOfDay(day)}>
                  <VisuallyHidden>{dayLabel(day)}</VisuallyHidden>
                  <span aria-hidden="true">
                    {weekdayLabel(day)} <strong>{day.day}</strong>
                  </span>
                </TextLink>
                <PostOnDay day={day} today={today} newShiftHref={newShiftHref} />
                <span className={styles.total}>
                  <DayTotalText total={totals[index]} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {open.some(({ length }) => length > 0) ? (
            <tr className={styles.open}>
              <th scope="row">Open</th>
              {open.map((gigs, index) => (
                <td key={String(days[index])} {...marked(index)}>
                  <div className={styles.chips}>
                    {gigs.map((gig) => (
                      <OpenChip
                        key={gig.gig.id}
                        gig={gig}
                        clock={clock}
                        locationId={locationId}
                        canFill={canPost}
                      />
                    ))}
                  </div>
                </td>
              ))}
            </tr>
          ) : null}
          {rows.map((row) => (
            <tr key={row.pro.id}>
              <th scope="row">
                <PersonHeading row={row} locationId={locationId} />
              </th>
              {row.shiftsByDay.map((shifts, index) => (
                <td key={String(days[index])} {...marked(index)}>
                  <div className={styles.chips}>
                    {shifts.map((shift) => (
                      <ShiftChip key={shift.id} shift={shift} clock={clock} locationId={locationId} />
                    ))}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
