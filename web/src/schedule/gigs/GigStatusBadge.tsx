import { currentGigStatus } from '@brigade/domain/schedule/gigs/currentGigStatus.ts';
import { gigListStatuses } from '@brigade/domain/schedule/gigs/gigListStatus.ts';
import { gigStatusText } from '@brigade/domain/schedule/gigs/gigStatusText.ts';
import { missedClockOuts } from '@brigade/domain/schedule/gigs/missedClockOuts.ts';
import { slotCounts } from '@brigade/domain/schedule/gigs/slotCounts.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigStatusBadge_gig$key } from '../../__generated__/GigStatusBadge_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { gigStatusTones } from './gigStatusTones.ts';
import { takenPlaces } from './takenPlaces.ts';

/** The status of a gig at this moment, and what went wrong: pros who came late, are missing, did not come or did not clock out. */
export function GigStatusBadge({ gig }: { gig: GigStatusBadge_gig$key }) {
  const {
    listStatus,
    status: lifeStatus,
    fill,
    ...times
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
          selected
          offered
          missing
          noShows
          clockedIn
          late
          notClockedOut
          unpaid
        }
      }
    `,
    gig,
  );
  const known = gigListStatuses.find((one) => one === listStatus);
  if (!known) return null;
  const { places, confirmed, selected, offered, missing, noShows, clockedIn, late, notClockedOut, unpaid } =
    fill;
  const now = currentInstant();
  const startTime = Temporal.Instant.from(times.startTime);
  const endTime = Temporal.Instant.from(times.endTime);
  const status = currentGigStatus(
    { status: lifeStatus, listStatus: known, startTime, endTime, places, confirmed, unpaid: unpaid ?? null },
    now,
  );
  const { open } = slotCounts(takenPlaces({ places, confirmed, selected, offered, noShows }));
  const stillIn = missedClockOuts({ endTime, clockedIn: clockedIn ?? 0 }, now) + (notClockedOut ?? 0);
  const isClosed = status === 'COMPLETED';
  return (
    <>
      <StatusBadge tone={gigStatusTones[status]}>
        {gigStatusText(status, { startTime, endTime, open }, now)}
      </StatusBadge>
      {noShows ? (
        <StatusBadge tone={isClosed ? 'neutral' : 'danger'}>
          {`${noShows} ${noShows === 1 ? 'no-show' : 'no-shows'}`}
        </StatusBadge>
      ) : null}
      {late ? <StatusBadge tone={isClosed ? 'neutral' : 'warning'}>{`${late} late`}</StatusBadge> : null}
      {stillIn > 0 ? <StatusBadge tone="danger">{`${stillIn} not clocked out`}</StatusBadge> : null}
      {missing ? <StatusBadge tone="danger">{`${missing} not clocked in`}</StatusBadge> : null}
    </>
  );
}
