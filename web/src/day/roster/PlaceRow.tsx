import type { GigPhase } from '@brigade/domain/schedule/gigs/gigPhase.ts';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PlaceRow_application$key } from '../../__generated__/PlaceRow_application.graphql.ts';
import { ApplicationStatusBadge } from '../../filling/applications/ApplicationStatusBadge.tsx';
import { recordedReason } from '../../filling/replacements/recordedReason.ts';
import { ReplaceButton } from '../../filling/replacements/ReplaceButton.tsx';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { BreakProblem } from '../timesheets/BreakProblem.tsx';
import { AttendanceBadge } from './AttendanceBadge.tsx';
import { CallLinks } from './CallLinks.tsx';
import styles from './GigPlaces.module.css';
import { Place } from './Place.tsx';
import { WorkedTime } from './WorkedTime.tsx';

interface Props {
  application: PlaceRow_application$key;
  phase: GigPhase;
  /** Null for a pro whose place is filled again. */
  mark: 'sure' | 'broken' | null;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
  locationId: number;
  /** The day on which the gig starts, YYYY-MM-DD, for those who may see the breaks of the location. Else null. */
  breakDay: string | null;
  /** Whether the place can be offered to others. */
  canReplace: boolean;
  /** Who is asked to take the place. */
  asked: ReactNode;
}

/** The pro in a place: how to reach them, where they are on the day, and what they are owed after it. */
export function PlaceRow({ application, phase, mark, zone, locationId, breakDay, canReplace, asked }: Props) {
  const data = useFragment(
    graphql`
      fragment PlaceRow_application on GigApplication @throwOnFieldError {
        id
        isCancelled
        phoneNumber
        attendance {
          state
        }
        pro {
          displayName
          ...ProAvatar_pro
        }
        ...WorkedTime_application
        ...BreakProblem_application
        ...AttendanceBadge_application
        ...ApplicationStatusBadge_application
      }
    `,
    application,
  );
  const { displayName: name } = data.pro;
  // Attendance says more than the status, unless money is what is left to do.
  const isStatusShown = !data.isCancelled && (phase === 'AFTER' || phase === 'CLOSED');
  return (
    <Place mark={mark} portrait={<ProAvatar pro={data.pro} />}>
      <div className={styles.name}>
        <span>{name}</span>
        {data.isCancelled ? null : <CallLinks name={name} phoneNumber={data.phoneNumber} />}
        {isStatusShown ? <WorkedTime application={data} zone={zone} /> : null}
        {isStatusShown && breakDay !== null ? (
          <span className={styles.worked}>
            <BreakProblem application={data} locationId={locationId} day={breakDay} />
          </span>
        ) : null}
        {asked}
      </div>
      <ReplaceButton
        applicationId={data.id}
        name={name}
        recorded={recordedReason(data.attendance?.state)}
        canReplace={canReplace}
      />
      {isStatusShown ? (
        <ApplicationStatusBadge application={data} />
      ) : (
        <AttendanceBadge application={data} zone={zone} />
      )}
    </Place>
  );
}
