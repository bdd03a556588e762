import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { startCountsAsPast } from '@brigade/domain/schedule/gigs/startCountsAsPast.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StaffedShift_gig$key } from '../../__generated__/StaffedShift_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import { placesToOffer } from './placesToOffer.ts';
import { ScheduledPro } from './ScheduledPro.tsx';
import styles from './StaffedShift.module.css';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';

interface Props {
  gig: StaffedShift_gig$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether the viewer may fill open places. */
  canFill: boolean;
  /** Whether the viewer may replace pros. */
  canReplace: boolean;
}

/** A shift of a day: its time and position, where each pro is, and how many places are open. */
export function StaffedShift({ gig: staffed, locationId, zone, canFill, canReplace }: Props) {
  const followLink = useLinkClick();
  const { gig, pros } = useFragment(
    graphql`
      fragment StaffedShift_gig on StaffedGig @throwOnFieldError {
        gig {
          databaseId
          skillName
          startTime
          endTime
          places
          confirmed
          eventName
          ...placesToOffer_gig
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
  const { databaseId, skillName, startTime, endTime, places, confirmed, eventName } = gig;
  const page = `/locations/${locationId}/gigs/${databaseId}`;
  const start = Temporal.Instant.from(startTime).toZonedDateTimeISO(zone);
  const now = currentInstant();
  const hasStarted = startCountsAsPast(start, now);
  const hasEnded = Temporal.Instant.compare(endTime, now) <= 0;
  const open = Math.max(0, places - confirmed);
  const shown = pros.filter(({ attendance }) => attendance && attendance.state !== 'CANCELLED');
  return (
    <Card>
      <div className={styles.shift}>
        <div className={styles.facts}>
          <a className={styles.position} href={`${page}/roster`} onClick={followLink}>
            <PositionLabel name={skillName} />
          </a>
          <span className={styles.time}>
            <TimeRange start={startTime} end={endTime} zone={zone} />
          </span>
          {eventName === null ? null : <span className={styles.muted}>{eventName}</span>}
        </div>
        <ul className={styles.pros} aria-label={`Pros of ${skillName}`}>
          {shown.map((pro) => (
            <ScheduledPro
              key={pro.id}
              application={pro}
              zone={zone}
              endTime={endTime}
              openPlaces={canReplace ? placesToOffer(gig) : 0}
            />
          ))}
          {open === 0 || hasEnded ? null : (
            <li className={styles.open}>
              <Badge tone="warning">{open === 1 ? '1 open place' : `${open} open places`}</Badge>
              {canFill && !hasStarted ? (
                <LinkButton size="small" variant="outlined" href={`${page}/applicants`}>
                  Fill
                </LinkButton>
              ) : null}
            </li>
          )}
        </ul>
      </div>
    </Card>
  );
}
