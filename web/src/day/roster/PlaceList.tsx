import { isReplaceable } from '@brigade/domain/day/roster/replaceable.ts';
import { displayZone } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { GigPhase } from '@brigade/domain/schedule/gigs/gigPhase.ts';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PlaceList_gig$key } from '../../__generated__/PlaceList_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { useGradualRows } from '../../platform/paging/useGradualRows.ts';
import { selectedHref } from '../../filling/applications/selectedHref.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { MovingRows } from '../../ui/motion/MovingRows.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
import { currentAttendance } from './currentAttendance.ts';
import styles from './GigPlaces.module.css';
import { OfferedPlace } from './OfferedPlace.tsx';
import { OfferedTo } from './OfferedTo.tsx';
import { OpenPlace } from './OpenPlace.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { placesInOrder } from './placesInOrder.ts';
import { SelectedPlace } from './SelectedPlace.tsx';

interface Props {
  gig: PlaceList_gig$key;
  locationId: number;
  phase: GigPhase;
}

/** The rest of a long list is shown on demand, so that what follows it on the page stays within reach. */
const mostRows = 20;

/** The rows of the places, those that need attention first. */
export function PlaceList({ gig, locationId, phase }: Props) {
  const data = useFragment(
    graphql`
      fragment PlaceList_gig on Gig @throwOnFieldError {
        databaseId
        timeZone
        startTime
        endTime
        location {
          viewerAccess @catch(to: NULL)
        }
        startCountsAsPast
        viewerCanManageApplicants @catch(to: NULL)
        fill {
          places
          confirmed
          selected
        }
        roster @catch(to: NULL) {
          id
          isMissing
          attendance {
            state
            since
          }
          ...PlaceRow_application
        }
        applications(first: 50, filter: { stage: SELECTED }) @catch(to: NULL) {
          edges {
            node {
              id
              stage
              ...SelectedPlace_application
            }
          }
        }
        # Answered offers would take the places of those that wait.
        pendingOffers: offers(first: 100, status: PENDING) @catch(to: NULL) {
          edges {
            node {
              status
              replacedApplication @catch(to: NULL) {
                id
              }
              ...OfferedPlace_offer
              ...OfferedTo_offers
            }
          }
        }
        ...OpenPlace_gig
      }
    `,
    gig,
  );
  const zone = data.timeZone;
  const { places, confirmed, selected } = data.fill;
  const openPlaces = Math.max(0, places - selected);
  const isFillable = phase === 'RECRUITING' || phase === 'TODAY';
  const rows = placesInOrder({
    confirmed: (data.roster ?? [])
      .map((application) => ({
        id: application.id,
        application,
        isMissing: application.isMissing === true,
        state: application.attendance
          ? currentAttendance(application.attendance.state, application.attendance.since)
          : ('EXPECTED' as const),
      }))
      .filter(({ state }) => state !== 'CANCELLED'),
    selected: (data.applications?.edges ?? [])
      .map(({ node }) => node)
      .filter(({ stage }) => stage === 'SELECTED'),
    selectedCount: selected - confirmed,
    offers: (data.pendingOffers?.edges ?? [])
      .filter(({ node }) => node.status === 'PENDING')
      .map(({ node }) => ({ offer: node, replacedId: node.replacedApplication?.id ?? null })),
    openCount: openPlaces,
    isFillable,
  });
  const [isWhole, setWhole] = useState(false);
  const drawn = useGradualRows(isWhole ? rows : rows.slice(0, mostRows), mostRows, mostRows);
  const canManage = data.viewerCanManageApplicants === true;
  const confirmHref = canManage && !data.startCountsAsPast ? selectedHref(locationId, data.databaseId) : null;
  const endTime = Temporal.Instant.from(data.endTime);
  const now = currentInstant();
  const startDay = Temporal.Instant.from(data.startTime)
    .toZonedDateTimeISO(displayZone(zone ?? null, browserZone()))
    .toPlainDate();

  return (
    <>
      <MovingRows className={styles.places}>
        {drawn.map((row) => {
          if (row.kind === 'selected') {
            return <SelectedPlace key={row.key} application={row.selected} confirmHref={confirmHref} />;
          }
          const offers = row.offers.map(({ offer }) => offer);
          if (row.kind === 'open') {
            const [first, ...others] = offers;
            if (first && others.length === 0) {
              return <OfferedPlace key={row.key} offer={first} zone={zone} />;
            }
            return <OpenPlace key={row.key} gig={data} locationId={locationId} offers={offers} />;
          }
          const { application, state, isMissing } = row.pro;
          const isOpenToOthers =
            row.mark === 'broken' && isReplaceable({ state, isMissing, openPlaces, endTime }, now);
          return (
            <PlaceRow
              key={row.key}
              application={application}
              phase={phase}
              mark={row.mark}
              zone={zone}
              locationId={locationId}
              breakDay={data.location?.viewerAccess == null ? null : startDay.toString()}
              canReplace={canManage && isFillable && isOpenToOthers}
              asked={<OfferedTo offers={offers} zone={zone} />}
            />
          );
        })}
      </MovingRows>
      {rows.length > mostRows && !isWhole ? (
        <Button variant="ghost" size="small" onPress={() => setWhole(true)}>
          {`Show all ${rows.length}`}
        </Button>
      ) : null}
    </>
  );
}
