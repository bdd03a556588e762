import { isNotComing } from '@brigade/domain/day/roster/attendance.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StaffedShift_gig$key } from '../../__generated__/StaffedShift_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import { OpenPlaces } from './OpenPlaces.tsx';
import { placesToOffer } from './placesToOffer.ts';
import { ScheduledPro } from './ScheduledPro.tsx';
import styles from './StaffedShift.module.css';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

interface Props {
  gig: StaffedShift_gig$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether the viewer may fill open places and replace pros. */
  canManage: boolean;
}

/** A shift of a day: its time and position, where each pro is, and how many places are open. */
export function StaffedShift({ gig: staffed, locationId, zone, canManage }: Props) {
  const followLink = useLinkClick();
  const { gig, pros } = useFragment(
    graphql`
      fragment StaffedShift_gig on StaffedGig @throwOnFieldError {
        gig {
          databaseId
          status
          skillName
          startTime
          endTime
          eventName
          ...placesToOffer_gig
          ...OpenPlaces_gig
        }
        pros {
          id
          attendance {
            state
          }
          ...ScheduledPro_application
        }
      }
    `,
    staffed,
  );
  const { databaseId, skillName, startTime, endTime, eventName } = gig;
  const hasEnded = Temporal.Instant.compare(endTime, currentInstant()) <= 0;
  const openPlaces = hasEnded ? null : placesToOffer(gig);
  const shown = pros.filter(({ attendance }) => attendance && attendance.state !== 'CANCELLED');
  return (
    <Card>
      <div className={styles.shift}>
        <div className={styles.facts}>
          <a
            className={styles.position}
            href={`/locations/${locationId}/gigs/${databaseId}/roster`}
            onClick={followLink}
          >
            <PositionLabel name={skillName} />
          </a>
          <span className={styles.time}>
            <TimeRange start={startTime} end={endTime} zone={zone} />
          </span>
          {eventName === null ? null : <span className={styles.muted}>{eventName}</span>}
        </div>
        {hasEnded && shown.length === 0 ? (
          <p className={styles.muted}>No one worked this shift.</p>
        ) : (
          <ul className={styles.pros} aria-label={`Pros of ${skillName}`}>
            {shown.map((pro) => (
              <ScheduledPro
                key={pro.id}
                application={pro}
                zone={zone}
                endTime={endTime}
                openPlaces={canManage ? openPlaces : null}
              />
            ))}
            {openPlaces === null && (hasEnded || gig.status !== 'UNAPPROVED') ? null : (
              <OpenPlaces
                gig={gig}
                locationId={locationId}
                zone={zone}
                droppedOut={shown.filter(({ attendance }) => isNotComing(attendance?.state)).length}
                canManage={canManage}
              />
            )}
          </ul>
        )}
      </div>
    </Card>
  );
}
