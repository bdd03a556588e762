import { SlotMark } from '../../../ui/layout/Slots.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import type { ClockText } from '../../../schedule/calendar/dates/clockText.ts';
import { currentMs } from '../../../platform/clock/currentTime.ts';
import type { OpenGig } from './peopleRows.ts';
import styles from './ShiftChip.module.css';
import { unbrokenTimes } from './unbrokenTimes.ts';

interface Props {
  gig: OpenGig;
  clock: ClockText;
  locationId: number;
  /** Whether the viewer may fill the places. */
  canFill: boolean;
}

/** The open places of a gig. It leads to where they are filled, or to the gig once it has started. */
export function OpenChip({ gig: { gig, open }, clock, locationId, canFill }: Props) {
  const followLink = useLinkClick();
  const isFillable = canFill && gig.startMs > currentMs();
  const places = open === 1 ? '1 open place' : `${open} open places`;
  const offered = Math.min(gig.offered, open);
  const asked = offered > 0 ? `, ${offered} offered` : '';
  const page = `/locations/${locationId}/gigs/${gig.databaseId}`;
  return (
    <a
      className={styles.chip}
      href={isFillable ? `${page}/applicants` : page}
      data-place="pending"
      onClick={followLink}
    >
      <VisuallyHidden>
        {`${isFillable ? 'Fill ' : ''}${places}${asked}, ${gig.skillName}, ${clock.dayRange(gig.startMs, gig.endMs)}`}
      </VisuallyHidden>
      <SlotMark state={offered === open ? 'pending' : 'open'} />
      <span className={styles.what} aria-hidden="true">
        <span className={styles.position}>{gig.skillName}</span>
        <span className={styles.when}>{unbrokenTimes(clock.range(gig.startMs, gig.endMs))}</span>
        <span className={styles.state}>{`${open} open${asked}`}</span>
      </span>
    </a>
  );
}
