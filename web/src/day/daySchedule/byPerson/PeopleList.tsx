import { dayLabel } from '../../../schedule/calendar/dates/dayLabel.ts';
import { OpenChip } from './OpenChip.tsx';
import styles from './PeopleList.module.css';
import type { PeopleLayoutProps } from './PeopleTable.tsx';
import { PersonHeading } from './PersonHeading.tsx';
import { ShiftChip } from './ShiftChip.tsx';

/** People on a narrow screen: the open places first, then each pro, with the days below each other. */
export function PeopleList({ rows, open, days, clock, locationId, canPost }: PeopleLayoutProps) {
  return (
    <div className={styles.people}>
      {open.some(({ length }) => length > 0) ? (
        <section className={styles.person} aria-label="Open places">
          <h3 className={styles.open}>Open</h3>
          <Days days={days} itemsOf={(index) => open[index] ?? []}>
            {(gig) => (
              <OpenChip key={gig.gig.id} gig={gig} clock={clock} locationId={locationId} canFill={canPost} />
            )}
          </Days>
        </section>
      ) : null}
      {rows.map((row) => (
        <section key={row.pro.id} className={styles.person} aria-label={row.pro.name}>
          <h3 className={styles.name}>
            <PersonHeading row={row} locationId={locationId} />
          </h3>
          <Days days={days} itemsOf={(index) => row.shiftsByDay[index] ?? []}>
            {(shift) => <ShiftChip key={shift.id} shift={shift} clock={clock} locationId={locationId} />}
          </Days>
        </section>
      ))}
    </div>
  );
}

interface DaysProps<Item> {
  days: PeopleLayoutProps['days'];
  itemsOf: (index: number) => readonly Item[];
  children: (item: Item) => React.ReactNode;
}

/** The days that have something, each with what it has. */
function Days<Item>({ days, itemsOf, children }: DaysProps<Item>) {
  return (
    <dl className={styles.days}>
      {days.map((day, index) => {
        const items = itemsOf(index);
        if (items.length === 0) return null;
        return (
          <div key={String(day)} className={styles.day}>
            <dt>{dayLabel(day)}</dt>
            <dd>{items.map(children)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
