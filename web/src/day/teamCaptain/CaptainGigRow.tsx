import { graphql, useFragment } from 'react-relay/hooks';
import type { CaptainGigRow_gig$key } from '../../__generated__/CaptainGigRow_gig.graphql.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { TimeRange } from '../../ui/layout/TimeRange.tsx';
import { TextLink } from '../../ui/navigation/TextLink.tsx';
import { PositionLabel } from '../../pros/skills/PositionLabel.tsx';
import styles from './TeamCaptain.module.css';

interface Props {
  gig: CaptainGigRow_gig$key;
  /** The query of the address. */
  search: string;
  /** The IANA zone in which to show times. */
  zone: string;
  /** The name of the location that needs no mention. */
  knownLocation: string;
}

/** A shift of a team captain: what, when, how many came, and who is late or missing. Leads to its roster. */
export function CaptainGigRow({ gig, search, zone, knownLocation }: Props) {
  const data = useFragment(
    graphql`
      fragment CaptainGigRow_gig on CaptainGig @throwOnFieldError {
        databaseId
        skillName
        locationName
        startTime
        endTime
        places
        confirmed
        clockedIn
        late
        missing
      }
    `,
    gig,
  );
  const { databaseId, skillName, startTime, endTime, places, confirmed, clockedIn, late, missing } = data;
  return (
    <li className={styles.row}>
      <div className={styles.facts}>
        <TextLink className={styles.position} href={`/team-captain/${databaseId}/roster${search}`}>
          <PositionLabel name={skillName} />
        </TextLink>
        <span className={styles.muted}>
          <DateText instant={startTime} zone={zone} format="day" />
          {' · '}
          <TimeRange start={startTime} end={endTime} zone={zone} isZoneShown />
          {data.locationName === knownLocation ? null : ` · ${data.locationName}`}
        </span>
      </div>
      <div className={styles.counts}>
        {missing > 0 ? <Badge tone="danger">{`${missing} missing`}</Badge> : null}
        {late > 0 ? <Badge tone="warning">{`${late} late`}</Badge> : null}
        {confirmed === 0 ? null : <span>{`${clockedIn} of ${confirmed} clocked in`}</span>}
        <span className={styles.muted}>{`${confirmed} of ${places} confirmed`}</span>
      </div>
    </li>
  );
}
