import { displayZone } from '@brigade/domain/platform/time/formatTime.ts';
import type { ReactNode } from 'react';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { NearScreen } from '../../platform/paging/NearScreen.tsx';
import { GigDayHeading } from './GigDayHeading.tsx';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';
import styles from './GigDays.module.css';
import { GigRows, partSize } from './GigRows.tsx';
import type { Day } from './groupByDay.ts';
import { otherZoneName } from './otherZoneName.ts';
import { chunkRows } from './chunkRows.ts';

interface Props<Gig> {
  days: readonly Day<Gig>[];
  /** Whether to unmount days far from the viewport. */
  isLong: boolean;
  /** What is planned on a day, of which all gigs are loaded. */
  summaryOf: (gigs: readonly Gig[]) => string;
  /** Whether the last day may have more gigs on the next page. */
  isLastDayPartial: boolean;
  /** Renders a gig as a list item below a heading that names this IANA zone. */
  children: (gig: Gig, headingZone: string) => ReactNode;
}

/** Gigs grouped by the day they start on. */
export function GigDays<
  Gig extends { readonly startTime: string; readonly timeZone?: string | null | undefined },
>({ days, isLong, summaryOf, isLastDayPartial, children }: Props<Gig>) {
  const parts = chunkRows([...days.entries()], partSize, ([, { gigs }]) => gigs.length);
  return parts.map((part, partIndex) => (
    // Chunks have a fixed position, while their days can change.
    <NearScreen key={partIndex} isLong={isLong}>
      {() => (
        // A shift that comes or goes moves the days below.
        <MovingRows as="div" extent={part.reduce((sum, [, { gigs }]) => sum + gigs.length, 0)}>
          {part.map(([index, { date, gigs }]) => {
            const zone = displayZone(gigs[0]?.timeZone ?? null, browserZone());
            return (
              <section key={date} className={styles.day} aria-labelledby={`day-${index}`}>
                <GigDayHeading
                  id={`day-${index}`}
                  className={styles.heading}
                  date={date}
                  zone={zone}
                  zoneName={gigs[0] ? otherZoneName(gigs[0].startTime, zone, browserZone()) : null}
                  summary={isLastDayPartial && index === days.length - 1 ? undefined : summaryOf(gigs)}
                />
                <GigRows gigs={gigs} isLong={isLong}>
                  {(gig) => children(gig, zone)}
                </GigRows>
              </section>
            );
          })}
        </MovingRows>
      )}
    </NearScreen>
  ));
}
