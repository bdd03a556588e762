import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { SlotMark } from '../../../ui/layout/Slots.tsx';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import type { ClockText } from '../../../schedule/calendar/dates/clockText.ts';
import { attendanceLooks } from '../../roster/attendanceLook.ts';
import type { ScheduledShift } from './scheduledShift.ts';
import { PositionLabel } from '../../../pros/skills/PositionLabel.tsx';
import styles from './ShiftChip.module.css';
import { unbrokenTimes } from './unbrokenTimes.ts';

interface Props {
  shift: ScheduledShift;
  clock: ClockText;
  locationId: number;
}

/** A shift of a pro: its place, position and times, and where the pro is once that matters. */
export function ShiftChip({ shift: { gig, place, attendance }, clock, locationId }: Props) {
  const followLink = useLinkClick();
  const state = attendance === null ? 'Selected' : attendanceLooks[attendance].label;
  const isUsual = attendance === 'EXPECTED' || attendance === 'OUT';
  return (
    <a
      className={styles.chip}
      href={`/locations/${locationId}/gigs/${gig.databaseId}`}
      data-place={place}
      onClick={followLink}
    >
      <VisuallyHidden>
        {`${gig.skillName}, ${clock.dayRange(gig.startMs, gig.endMs)}, ${attendance === 'EXPECTED' ? 'Confirmed' : state}`}
      </VisuallyHidden>
      <SlotMark state={place} />
      <span className={styles.what} aria-hidden="true">
        <span className={styles.position}>
          <PositionLabel name={gig.skillName} />
        </span>
        <span className={styles.when}>{unbrokenTimes(clock.range(gig.startMs, gig.endMs))}</span>
        {isUsual ? null : <span className={styles.state}>{state}</span>}
      </span>
    </a>
  );
}
