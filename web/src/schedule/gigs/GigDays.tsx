import type { ReactNode } from 'react';
import { NearScreen } from '../../platform/paging/NearScreen.tsx';
import { GigDayHeading } from './GigDayHeading.tsx';
import styles from './GigDays.module.css';
import { GigRows, partSize } from './GigRows.tsx';
import type { Day } from './groupByDay.ts';
import { inParts } from './chunkRows.ts';

interface Props<Gig> {
  days: readonly Day<Gig>[];
  /** Whether days far from the screen are put away. */
  isLong: boolean;
  /** Draws one, as an item of a list. */
  children: (gig: Gig) => ReactNode;
}

/** The rows of gigs under the days on which they start. */
export function GigDays<Gig extends { readonly timeZone: string }>({ days, isLong, children }: Props<Gig>) {
  const parts = inParts([...days.entries()], partSize, ([, { gigs }]) => gigs.length);
  return parts.map((part, partIndex) => (
    // A part keeps its place; its days may change.
    <NearScreen key={partIndex} isLong={isLong}>
      {() =>
        part.map(([index, { date, gigs }]) => (
          // Two places in different zones can give the same date twice.
          <section key={`${date}-${index}`} className={styles.day} aria-labelledby={`day-${index}`}>
            <GigDayHeading
              id={`day-${index}`}
              className={styles.heading}
              date={date}
              zone={gigs[0]?.timeZone ?? 'UTC'}
            />
            <GigRows gigs={gigs} isLong={isLong}>
              {children}
            </GigRows>
          </section>
        ))
      }
    </NearScreen>
  ));
}
