import { isReplaceable } from '@brigade/domain/day/roster/replaceable.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { GigPhase } from '@brigade/domain/schedule/gigs/gigPhase.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { GigPlaces_gig$key } from '../../__generated__/GigPlaces_gig.graphql.ts';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { isMissing } from '../../platform/relay/caught.ts';
import { currentGigPhase } from '../../schedule/gigs/currentGigPhase.ts';
import { CheckInCode } from '../checkIn/CheckInCode.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { attendanceRank } from './attendanceLook.ts';
import { currentAttendance } from './currentAttendance.ts';
import styles from './GigPlaces.module.css';
import { PlaceRow } from './PlaceRow.tsx';
import { useMinutes } from './useMinutes.ts';

interface Props {
  gig: GigPlaces_gig$key;
  locationId: number;
}

const titles: Record<GigPhase, string> = {
  RECRUITING: 'Who’s coming',
  TODAY: 'Today',
  AFTER: 'Who worked',
  CLOSED: 'Who worked',
};

/** The places of a gig and who is in each: the confirmed pros and where they are, the selected ones, and open places. */
export function GigPlaces({ gig, locationId }: Props) {
  const data = useFragment(
    graphql`
      fragment GigPlaces_gig on Gig @throwOnFieldError {
        databaseId
        timeZone
        endTime
        startCountsAsPast
        viewerCanManageApplicants @catch(to: NULL)
        fill {
          places
          confirmed
          selected
        }
        roster @catch {
          id
          attendance {
            state
            since
          }
          ...PlaceRow_application
        }
        ...currentGigPhase_gig
        ...CheckInCode_gig
      }
    `,
    gig,
  );
  useMinutes();
  const phase = currentGigPhase(data);
  const page = `/locations/${locationId}/gigs/${data.databaseId}`;
  const { places, confirmed, selected } = data.fill;
  const pending = selected - confirmed;
  const open = Math.max(0, places - selected);
  const people = ((data.roster.ok && data.roster.value) || [])
    .map((pro) => ({
      pro,
      state: pro.attendance ? currentAttendance(pro.attendance.state, pro.attendance.since) : 'EXPECTED',
    }))
    .filter(({ state }) => state !== 'CANCELLED')
    .toSorted((one, other) => attendanceRank(one.state) - attendanceRank(other.state));
  const endTime = Temporal.Instant.from(data.endTime);
  const now = currentInstant();
  const canReplace = data.viewerCanManageApplicants === true && (phase === 'RECRUITING' || phase === 'TODAY');
  if (people.length === 0 && phase === 'CLOSED') return null;

  return (
    <Card
      title={titles[phase]}
      actions={phase === 'RECRUITING' || phase === 'TODAY' ? <CheckInCode gig={data} /> : null}
    >
      {data.roster.ok ? null : (
        <p className={styles.muted}>
          {isMissing(data.roster)
            ? `The roster of this shift is not available. ${confirmed} of ${places} places are confirmed.`
            : 'The pros of this shift could not be loaded. Reload the page to try again.'}
        </p>
      )}
      <ul className={styles.places}>
        {people.map(({ pro, state }) => (
          <PlaceRow
            key={pro.id}
            application={pro}
            phase={phase}
            zone={data.timeZone}
            canReplace={canReplace && isReplaceable({ state, openPlaces: open, endTime }, now)}
          />
        ))}
        {pending > 0 ? (
          <li className={styles.place}>
            <span className={styles.slot} data-state="pending" aria-hidden="true" />
            <span className={styles.name}>
              {pending === 1
                ? '1 pro selected, not confirmed yet'
                : `${pending} pros selected, not confirmed yet`}
            </span>
            {data.startCountsAsPast || data.viewerCanManageApplicants === false ? null : (
              <LinkButton size="small" variant="outlined" href={`${page}/applicants`}>
                Confirm
              </LinkButton>
            )}
          </li>
        ) : null}
        {open > 0 && phase !== 'CLOSED' ? (
          <li className={styles.place}>
            <span className={styles.slot} data-state="open" aria-hidden="true" />
            <span className={styles.muted}>
              {phase === 'AFTER' ? notFilled(open) : open === 1 ? '1 open place' : `${open} open places`}
            </span>
          </li>
        ) : null}
      </ul>
    </Card>
  );
}

function notFilled(open: number): string {
  return open === 1 ? '1 place was not filled' : `${open} places were not filled`;
}
