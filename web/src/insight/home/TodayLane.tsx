import { graphql, useFragment } from 'react-relay/hooks';
import type { TodayLane_gig$key } from '../../__generated__/TodayLane_gig.graphql.ts';
import { placesToOffer } from '../../day/daySchedule/placesToOffer.ts';
import { ScheduledPro } from '../../day/daySchedule/ScheduledPro.tsx';
import { takenPlaces } from '../../schedule/gigs/takenPlaces.ts';
import { PlaceSlots } from '../../schedule/gigs/PlaceSlots.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { type BoardHours, shareOf } from './boardHours.ts';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './TodayLane.module.css';

interface Props {
  gig: TodayLane_gig$key;
  hours: BoardHours;
  /** Where the current time is on the board, from 0 to 1; null if it is not on it. */
  now: number | null;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** Whether the viewer may replace pros. */
  canReplace: boolean;
}

/** A shift as a bar against the hours, with its people below. */
export function TodayLane({ gig: staffed, hours, now, locationId, zone, canReplace }: Props) {
  const { gig, pros } = useFragment(
    graphql`
      fragment TodayLane_gig on StaffedGig @throwOnFieldError {
        gig {
          databaseId
          skillName
          startTime
          endTime
          places
          selected
          confirmed
          offered
          noShows
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
  const { databaseId, skillName, startTime, endTime, eventName } = gig;
  const { places, confirmed, selected, offered, noShows } = gig;
  const roster = `/locations/${locationId}/gigs/${databaseId}/roster`;
  const from = shareOf(Date.parse(startTime), hours);
  const until = shareOf(Date.parse(endTime), hours);
  const shown = pros.filter(({ attendance }) => attendance && attendance.state !== 'CANCELLED');
  return (
    <li className={styles.lane}>
      <div className={styles.track} aria-hidden="true">
        <span
          className={styles.bar}
          data-running={(now !== null && from <= now && now < until) || undefined}
          data-ended={(now !== null && until <= now) || undefined}
          style={{ insetInlineStart: `${from * 100}%`, inlineSize: `${(until - from) * 100}%` }}
        />
        {now === null ? null : <span className={styles.now} style={{ insetInlineStart: `${now * 100}%` }} />}
      </div>
      <div className={styles.facts}>
        <TextLink href={roster}>
          <PositionLabel name={skillName} />
        </TextLink>
        <span className={styles.time}>
          <TimeRange start={startTime} end={endTime} zone={zone} />
        </span>
        <PlaceSlots
          isCompact
          {...takenPlaces({ places, confirmed, selected, offered, noShows })}
          missing={pros.filter(({ attendance }) => attendance?.state === 'LATE').length}
        />
        {eventName === null ? null : <span className={styles.time}>{eventName}</span>}
      </div>
      {shown.length === 0 ? null : (
        <ul className={styles.pros} aria-label={`Pros of ${skillName}`}>
          {shown.map((pro) => (
            <ScheduledPro
              key={pro.id}
              application={pro}
              zone={zone}
              endTime={endTime}
              openPlaces={canReplace ? placesToOffer(gig) : null}
            />
          ))}
        </ul>
      )}
    </li>
  );
}
