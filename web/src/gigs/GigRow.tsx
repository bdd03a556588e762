import { gigTypeLabel, gigTypes } from '@brigade/domain/gigs/gigType.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigRow_gig$key } from '../__generated__/GigRow_gig.graphql.ts';
import { DateText } from '../ui/DateText.tsx';
import { useLinkClick } from '../ui/NavigationProvider.tsx';
import { TimeRange } from '../ui/TimeRange.tsx';
import { GigFillBar } from './GigFillBar.tsx';
import styles from './GigRow.module.css';
import { GigStatusBadge } from './GigStatusBadge.tsx';
import { GigWage } from './GigWage.tsx';

interface Props {
  gig: GigRow_gig$key;
  locationId: number;
  /** Whether the row says its day, since no heading above does. */
  isDayShown: boolean;
}

/** One gig of the list. */
export function GigRow({ gig, locationId, isDayShown }: Props) {
  const data = useFragment(
    graphql`
      fragment GigRow_gig on Gig @throwOnFieldError {
        databaseId
        startTime
        endTime
        timeZone
        type
        isRecurring
        startCountsAsPast
        skill {
          name
        }
        event {
          name
        }
        boostBonus @catch(to: NULL) {
          amountCents
        }
        fill {
          openApplications
        }
        ...GigFillBar_gig
        ...GigWage_gig
        ...GigStatusBadge_gig
      }
    `,
    gig,
  );
  const followLink = useLinkClick();
  const type = gigTypes.find((known) => known === data.type);
  const facts = [
    type && type !== 'MARKETPLACE' ? gigTypeLabel(type) : null,
    data.event?.name,
    data.isRecurring ? 'Repeats' : null,
    data.boostBonus && data.boostBonus.amountCents > 0 ? 'Boosted' : null,
  ].filter(Boolean);
  const waiting = data.startCountsAsPast ? 0 : data.fill.openApplications;

  return (
    <article className={styles.row} data-past={data.startCountsAsPast || undefined}>
      <div className={styles.time}>
        {isDayShown ? <DateText instant={data.startTime} zone={data.timeZone} format="day" /> : null}
        <TimeRange start={data.startTime} end={data.endTime} zone={data.timeZone} isZoneShown />
      </div>
      <div className={styles.what}>
        <h3 className={styles.title}>
          <a
            className={styles.link}
            href={`/locations/${locationId}/gigs/${data.databaseId}`}
            onClick={followLink}
          >
            {data.skill.name}
          </a>
        </h3>
        {facts.length > 0 ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
      </div>
      <div className={styles.fill}>
        <GigFillBar gig={data} />
        {waiting > 0 ? (
          <span className={styles.waiting}>
            {waiting === 1 ? '1 applicant waiting' : `${waiting} applicants waiting`}
          </span>
        ) : null}
      </div>
      <div className={styles.wage}>
        <GigWage gig={data} />
      </div>
      <div className={styles.status}>
        <GigStatusBadge gig={data} />
      </div>
    </article>
  );
}
