import type { ReactNode } from 'react';
import { GigDayHeading } from './GigDayHeading.tsx';
import styles from './GigDays.module.css';
import { GigRows } from './GigRows.tsx';
import type { Day } from './groupByDay.ts';

interface Props<Gig> {
  days: readonly Day<Gig>[];
  isLong: boolean;
  children: (gig: Gig) => ReactNode;
}

/** The rows of gigs under the days on which they start. The headings of a long list always stand, to go by. */
export function GigDays<Gig extends { readonly timeZone: string }>({ days, isLong, children }: Props<Gig>) {
  return days.map((day, index) => (
    // Two places in different zones can give the same date twice.
    <section key={`${day.date}-${index}`} className={styles.day} aria-labelledby={`day-${index}`}>
      <GigDayHeading
        id={`day-${index}`}
        className={styles.heading}
        date={day.date}
        zone={day.gigs[0]?.timeZone ?? 'UTC'}
      />
      <GigRows gigs={day.gigs} isLong={isLong}>
        {children}
      </GigRows>
    </section>
  ));
}
