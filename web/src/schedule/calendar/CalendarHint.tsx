import styles from './CalendarHint.module.css';
import type { CalendarSpan } from './calendarSearch.ts';

interface Props {
  span: CalendarSpan;
  isBuildingEvent: boolean;
  /** The reason the viewer cannot move gigs. Null if they can. */
  reason: string | null;
}

/** A line of instructions for the current mode. */
export function CalendarHint({ span, isBuildingEvent, reason }: Props) {
  if (reason !== null) return <p className={styles.hint}>{reason}</p>;
  if (isBuildingEvent) {
    return (
      <p className={styles.hint}>
        Select shifts, or all of a day by the box at its date. Then create the event or add them to an
        existing one.
      </p>
    );
  }
  return (
    <>
      <p className={styles.hint} data-pointer="">
        {span === 'month'
          ? 'Click free space on a day to post a shift. Drag a shift to move it to another day.'
          : 'Drag across free time to post a shift. Drag a shift to move it, or its bottom edge to change its end.'}{' '}
        Press <kbd>?</kbd> for keyboard shortcuts.
      </p>
      <p className={styles.hint} data-touch={span}>
        {span === 'month'
          ? 'Touch and hold a shift, then drag it to another day.'
          : 'Touch and hold a shift, then drag it. Touch and hold its bottom edge to change its end.'}
      </p>
    </>
  );
}
