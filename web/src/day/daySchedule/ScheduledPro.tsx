import { isReplaceable } from '@brigade/domain/day/roster/replaceable.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ScheduledPro_application$key } from '../../__generated__/ScheduledPro_application.graphql.ts';
import { recordedReason } from '../../filling/replacements/recordedReason.ts';
import { ReplaceButton } from '../../filling/replacements/ReplaceButton.tsx';
import { currentInstant } from '../../platform/clock/currentTime.ts';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { AttendanceBadge } from '../roster/AttendanceBadge.tsx';
import styles from './ScheduledPro.module.css';

interface Props {
  application: ScheduledPro_application$key;
  /** The IANA zone of the location. */
  zone: string;
  /** When the shift ends. */
  endTime: string;
  /** The open places that the viewer may offer to others. Null if none may be offered, not even a place that is taken. */
  openPlaces: number | null;
}

/** A pro of a shift: where they are, and the way to a replacement for who did not come. */
export function ScheduledPro({ application, zone, endTime, openPlaces }: Props) {
  const data = useFragment(
    graphql`
      fragment ScheduledPro_application on GigApplication @throwOnFieldError {
        id
        isMissing
        attendance {
          state
        }
        pro {
          displayName
          ...ProAvatar_pro
        }
        ...AttendanceBadge_application
      }
    `,
    application,
  );
  const { displayName: name } = data.pro;
  const state = data.attendance?.state;
  return (
    <li className={styles.pro}>
      <ProAvatar pro={data.pro} />
      <span className={styles.name}>{name}</span>
      <ReplaceButton
        applicationId={data.id}
        name={name}
        recorded={recordedReason(state)}
        canReplace={
          openPlaces !== null &&
          isReplaceable(
            {
              state,
              isMissing: data.isMissing === true,
              openPlaces,
              endTime: Temporal.Instant.from(endTime),
            },
            currentInstant(),
          )
        }
      />
      <AttendanceBadge application={data} zone={zone} />
    </li>
  );
}
