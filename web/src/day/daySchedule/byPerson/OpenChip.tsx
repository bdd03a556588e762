import { offersHref } from '../../../filling/offers/offersHref.ts';
import { SlotMark } from '../../../ui/layout/Slots.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useLinkClick } from '../../../ui/navigation/NavigationProvider.tsx';
import type { ClockText } from '../../../schedule/calendar/dates/clockText.ts';
import { currentMs } from '../../../platform/clock/currentTime.ts';
import type { OpenGig } from './peopleRows.ts';
import { PositionLabel } from '../../../pros/skills/PositionLabel.tsx';
import styles from './ShiftChip.module.css';
import { unbrokenTimes } from './unbrokenTimes.ts';

interface Props {
  gig: OpenGig;
  clock: ClockText;
  locationId: number;
  /** Whether the viewer may fill the places. */
  canFill: boolean;
}

/** The open places of a gig. It leads to its applicants, to an offer while no one waits, or else to the gig. */
export function OpenChip({ gig: { gig, open }, clock, locationId, canFill }: Props) {
  const followLink = useLinkClick();
  const places = open === 1 ? '1 open place' : `${open} open places`;
  const offered = Math.min(gig.offered, open);
  const asked = offered > 0 ? `, ${offered} offered` : '';
  const step = wayToFill();
  return (
    <a className={styles.chip} href={step.href} data-place="pending" onClick={followLink}>
      <VisuallyHidden>
        {`${step.label}${places}${asked}, ${gig.skillName}, ${clock.dayRange(gig.startMs, gig.endMs)}`}
      </VisuallyHidden>
      <SlotMark state={offered === open ? 'pending' : 'open'} />
      <span className={styles.what} aria-hidden="true">
        <span className={styles.position}>
          <PositionLabel name={gig.skillName} />
        </span>
        <span className={styles.when}>{unbrokenTimes(clock.range(gig.startMs, gig.endMs))}</span>
        <span className={styles.state}>{`${open} open${asked}`}</span>
      </span>
    </a>
  );

  function wayToFill(): { label: string; href: string } {
    const href = `/locations/${locationId}/gigs/${gig.databaseId}`;
    // Until its location is approved, a gig takes no applicants and cannot be offered.
    const isFillable = canFill && gig.startMs > currentMs() && gig.status !== 'UNAPPROVED';
    if (isFillable && gig.openApplications > 0) return { label: 'Fill ', href: `${href}/applicants` };
    if (isFillable && offered < open) {
      return { label: 'Offer ', href: offersHref(locationId, { gigId: gig.databaseId }) };
    }
    return { label: '', href };
  }
}
