import { graphql, useFragment } from 'react-relay/hooks';
import type { LocationDay_gigs$key } from '../../../__generated__/LocationDay_gigs.graphql.ts';
import { StaffedShift } from '../../../day/daySchedule/StaffedShift.tsx';
import { currentMs } from '../../../platform/clock/currentTime.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { TextLink } from '../../../ui/navigation/TextLink.tsx';
import { browserZone } from '../../../ui/theme/browserZone.ts';
import { BoardAxis } from '../BoardAxis.tsx';
import { type BoardHours, shareOf } from '../boardHours.ts';
import { TodayLane } from '../TodayLane.tsx';
import styles from './LocationDay.module.css';

interface Props {
  /** The shifts of a location, at least one. */
  gigs: LocationDay_gigs$key;
  /** The day, YYYY-MM-DD. */
  date: string;
  /** The hours of the shifts of all locations today; null on another day. */
  hours: BoardHours | null;
}

/** The shifts of a day at a location of several: against the hours today, as a list on other days. */
export function LocationDay({ gigs: key, date, hours }: Props) {
  const gigs = useFragment(
    graphql`
      fragment LocationDay_gigs on StaffedGig @relay(plural: true) @throwOnFieldError {
        gig {
          id
        }
        location {
          databaseId
          name
          timeZone
          viewerCanManageApplicants @catch(to: NULL)
        }
        ...TodayLane_gig
        ...StaffedShift_gig
      }
    `,
    key,
  );
  const [first] = gigs;
  if (!first) return null;
  const { databaseId: locationId, name, timeZone, viewerCanManageApplicants } = first.location;
  const canManage = viewerCanManageApplicants === true;
  const zone = timeZone ?? browserZone();
  const now = hours && shareOf(currentMs(), hours);
  const schedule = (
    <TextLink href={`/locations/${locationId}/schedule${hours ? '' : `?date=${date}`}`}>
      Schedule
      <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
    </TextLink>
  );
  if (hours === null) {
    return (
      <section className={styles.list} aria-label={name}>
        <div className={styles.heading}>
          <h2 className={styles.name}>{name}</h2>
          {schedule}
        </div>
        {gigs.map((staffed) => (
          <StaffedShift
            key={staffed.gig.id}
            gig={staffed}
            locationId={locationId}
            zone={zone}
            canManage={canManage}
          />
        ))}
      </section>
    );
  }
  return (
    <Card title={name} actions={schedule}>
      <BoardAxis hours={hours} zone={zone} />
      <ul className={styles.lanes}>
        {gigs.map((staffed) => (
          <TodayLane
            key={staffed.gig.id}
            gig={staffed}
            hours={hours}
            now={now !== null && now >= 0 && now <= 1 ? now : null}
            locationId={locationId}
            zone={zone}
            canReplace={canManage}
          />
        ))}
      </ul>
    </Card>
  );
}
