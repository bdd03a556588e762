import styles from './CalendarHint.module.css';
import type { CalendarSpan } from './calendarSearch.ts';

interface Props {
  span: CalendarSpan;
  isBuildingEvent: boolean;
  /** Why gigs cannot be moved here; null where they can. */
  reason: string | null;
}

/** What can be done with the boxes, in a line. */
export function CalendarHint({ span, isBuildingEvent, reason }: Props) {
  if (reason !== null) return <p className={styles.hint}>{reason}</p>;
  if (isBuildingEvent) {
    return <p className={styles.hint}>Choose the gigs that belong together, then name the event.</p>;
  }
  return (
    <>
      <p className={styles.hint} data-pointer="">
        Drag a gig to move it, or its lower edge to change its end. With the keyboard: <kbd>Space</kbd> picks
        a gig up, the arrow keys move it.
      </p>
      <p className={styles.hint} data-touch={span}>
        {span === 'month'
          ? 'Hold a gig until it lifts, then drag it to another day.'
          : 'Hold a gig until it lifts, then drag it; hold its lower edge to change its end.'}
      </p>
    </>
  );
}
