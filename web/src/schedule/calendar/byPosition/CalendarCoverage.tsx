import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { PositionLabel } from '../../../pros/skills/PositionLabel.tsx';
import { Term } from '../../../platform/glossary/Term.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { CoverageMark } from '../../events/CoverageMark.tsx';
import { dayLabel, weekdayLabel } from '../dates/dayLabel.ts';
import type { CalendarEntry } from '../entries/calendarEntries.ts';
import { showToday } from '../dates/showToday.ts';
import styles from './CalendarCoverage.module.css';
import { DayCoverageCell } from './DayCoverageCell.tsx';
import { dayCoverage } from './dayCoverage.ts';
import HolidayText from '../../holidays/HolidayText.tsx';

export interface CoverageProps {
  /** What the calendar shows, by its filters. */
  entries: readonly CalendarEntry[];
  days: readonly Temporal.PlainDate[];
  zone: string;
  today: Temporal.PlainDate;
  locationId: number;
  canPost: boolean;
  /** The day by its times; of one position if its number is given. */
  hrefOfDay: (day: Temporal.PlainDate, positionId?: number) => string;
}

/** How many places of each position are taken, day by day. A cell leads to its shifts; an empty one to a new shift. */
export default function CalendarCoverage(props: CoverageProps) {
  const { entries, days, zone, today, locationId, canPost, hrefOfDay } = props;
  const { rows, totals, total } = dayCoverage(entries, days, zone);
  if (rows.length === 0) return null;
  const isPast = (day: Temporal.PlainDate) => Temporal.PlainDate.compare(day, today) < 0;

  return (
    <Card padding="none">
      <div className={styles.scroller} ref={showToday}>
        <table className={styles.matrix} data-week={days.length <= 7 || undefined}>
          <caption className={styles.caption}>
            <span>
              <Term id="coverage">Coverage</Term>: confirmed pros by position and day
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col">Position</th>
              {days.map((day) => (
                <th
                  key={String(day)}
                  scope="col"
                  aria-label={dayLabel(day)}
                  data-today={day.equals(today) || undefined}
                >
                  <TextLink className={styles.day} href={hrefOfDay(day)}>
                    <VisuallyHidden>{dayLabel(day)}</VisuallyHidden>
                    <span className={styles.facts} aria-hidden="true">
                      {weekdayLabel(day)}
                      <strong>{day.day}</strong>
                    </span>
                    <HolidayText date={day} />
                  </TextLink>
                </th>
              ))}
              {days.length > 1 ? <th scope="col">All days</th> : null}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ position, cells, total: sum, latest }) => (
              <tr key={position}>
                <th scope="row">
                  <PositionLabel name={position} />
                </th>
                {cells.map((cell) => (
                  <DayCoverageCell
                    key={String(cell.day)}
                    cell={cell}
                    position={position}
                    isPast={isPast(cell.day)}
                    isToday={cell.day.equals(today)}
                    locationId={locationId}
                    exampleOf={canPost ? latest : null}
                    hrefOfDay={hrefOfDay}
                  />
                ))}
                {days.length > 1 ? (
                  <td className={styles.sum}>{`${sum.confirmed} of ${sum.places}`}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">All positions</th>
              {totals.map((taken, index) => (
                <td key={String(days[index])} data-today={days[index]?.equals(today) || undefined}>
                  {taken.places === 0 ? (
                    <span className={styles.none}>–</span>
                  ) : (
                    <CoverageMark taken={taken} isPast={isPast(days[index] ?? today)} />
                  )}
                </td>
              ))}
              {days.length > 1 ? (
                <td className={styles.sum}>{`${total.confirmed} of ${total.places}`}</td>
              ) : null}
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}
