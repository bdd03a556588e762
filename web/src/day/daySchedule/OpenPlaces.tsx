import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentGigStatusLabel } from '@brigade/domain/schedule/gigs/currentGigStatus.ts';
import { slotCounts } from '@brigade/domain/schedule/gigs/slotCounts.ts';
import { startCountsAsPast } from '@brigade/domain/schedule/gigs/startCountsAsPast.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpenPlaces_gig$key } from '../../__generated__/OpenPlaces_gig.graphql.ts';
import { selectedHref } from '../../filling/applications/selectedHref.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { takenPlaces } from '../../schedule/gigs/takenPlaces.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { FillLink } from '../roster/FillLink.tsx';
import styles from './OpenPlaces.module.css';

interface Props {
  gig: OpenPlaces_gig$key;
  locationId: number;
  /** The IANA zone of the location. */
  zone: string;
  /** How many pros dropped out. Their places have their own way to a replacement. */
  droppedOut: number;
  /** Whether the viewer may select, confirm and ask pros. */
  canManage: boolean;
}

/** The places of a shift that no one is confirmed for, with the ways to fill them before the start. */
export function OpenPlaces({ gig, locationId, zone, droppedOut, canManage }: Props) {
  const data = useFragment(
    graphql`
      fragment OpenPlaces_gig on CalendarGig @throwOnFieldError {
        databaseId
        status
        startTime
        places
        selected
        confirmed
        offered
        openApplications
      }
    `,
    gig,
  );
  const { databaseId: gigId, places, selected, confirmed, offered, openApplications } = data;
  const unconfirmed = places - confirmed;
  if (unconfirmed <= 0) return null;

  const counts = slotCounts(takenPlaces({ places, confirmed, selected, offered, noShows: droppedOut }));
  const start = Temporal.Instant.from(data.startTime).toZonedDateTimeISO(zone);
  const isUnapproved = data.status === 'UNAPPROVED';
  const isFillable = canManage && !isUnapproved && !startCountsAsPast(start, currentInstant());
  const text = [
    unconfirmed === 1 ? '1 open place' : `${unconfirmed} open places`,
    ...(counts.selected > 0 ? [`${counts.selected} selected`] : []),
    ...(counts.offered > 0 ? [`${counts.offered} offered`] : []),
  ].join(', ');
  return (
    <li className={styles.open}>
      <Badge tone="warning">{text}</Badge>
      {isUnapproved ? <Badge tone="info">{currentGigStatusLabel('UNAPPROVED')}</Badge> : null}
      {isFillable && counts.selected > 0 ? (
        <LinkButton size="small" variant="outlined" href={selectedHref(locationId, gigId)}>
          Confirm
        </LinkButton>
      ) : null}
      {isFillable && counts.open > 0 ? (
        <FillLink
          locationId={locationId}
          gigId={gigId}
          openApplications={openApplications}
          chooseLabel="Fill"
        />
      ) : null}
    </li>
  );
}
