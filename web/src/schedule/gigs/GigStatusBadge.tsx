import { currentGigStatus, currentGigStatusLabel } from '@brigade/domain/schedule/gigs/currentGigStatus.ts';
import { gigListStatuses } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { missedClockOuts } from '@brigade/domain/schedule/gigs/missedClockOuts.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigStatusBadge_gig$key } from '../../__generated__/GigStatusBadge_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { gigStatusTones } from './gigStatusTones.ts';

/** The status of a gig at this moment, and what went wrong: pros who are missing, did not come or did not clock out. */
export function GigStatusBadge({ gig }: { gig: GigStatusBadge_gig$key }) {
  const {
    listStatus,
    status: lifeStatus,
    startTime,
    endTime,
    fill,
  } = useFragment(
    graphql`
      fragment GigStatusBadge_gig on Gig @throwOnFieldError {
        listStatus
        status
        startTime
        endTime
        fill {
          places
          confirmed
          missing
          noShows
          clockedIn
          unpaid
        }
      }
    `,
    gig,
  );
  // The list status is UNFILLED, but the gig cannot be filled until the location is approved.
  if (lifeStatus === 'UNAPPROVED') return <StatusBadge tone="info">Pending approval</StatusBadge>;
  const known = gigListStatuses.find((one) => one === listStatus);
  if (!known) return null;
  const { places, confirmed, missing, noShows, clockedIn, unpaid } = fill;
  const now = currentInstant();
  const end = Temporal.Instant.from(endTime);
  const status = currentGigStatus(
    {
      listStatus: known,
      startTime: Temporal.Instant.from(startTime),
      endTime: end,
      places,
      confirmed,
      unpaid: unpaid ?? null,
    },
    now,
  );
  const inAfterEnd = missedClockOuts({ endTime: end, clockedIn: clockedIn ?? 0 }, now);
  return (
    <>
      <StatusBadge tone={gigStatusTones[status]}>{currentGigStatusLabel(status)}</StatusBadge>
      {noShows ? (
        <StatusBadge tone={status === 'COMPLETED' ? 'neutral' : 'danger'}>
          {`${noShows} ${noShows === 1 ? 'no-show' : 'no-shows'}`}
        </StatusBadge>
      ) : null}
      {inAfterEnd > 0 ? <StatusBadge tone="danger">{`${inAfterEnd} not clocked out`}</StatusBadge> : null}
      {missing ? <StatusBadge tone="danger">{`${missing} not clocked in`}</StatusBadge> : null}
    </>
  );
}
