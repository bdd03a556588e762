import { isNotComing } from '@brigade/domain/day/roster/attendance.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ScheduledPro_application$key } from '../../__generated__/ScheduledPro_application.graphql.ts';
import { useLinkClick } from '../../ui/navigation/NavigationProvider.tsx';
import { ProAvatar } from '../../pros/profiles/ProAvatar.tsx';
import { AttendanceBadge } from '../roster/AttendanceBadge.tsx';
import styles from './ScheduledPro.module.css';

interface Props {
  application: ScheduledPro_application$key;
  /** The IANA zone of the location. */
  zone: string;
  /** Where a replacement is found; null when the shift is over. */
  replaceHref: string | null;
}

/** A pro of a shift: where they are, and the way to a replacement for who did not come. */
export function ScheduledPro({ application, zone, replaceHref }: Props) {
  const followLink = useLinkClick();
  const data = useFragment(
    graphql`
      fragment ScheduledPro_application on GigApplication @throwOnFieldError {
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
  return (
    <li className={styles.pro}>
      <ProAvatar pro={data.pro} />
      <span className={styles.name}>{name}</span>
      {isNotComing(data.attendance?.state) && replaceHref !== null ? (
        <a className={styles.replace} href={replaceHref} onClick={followLink}>
          Replace
        </a>
      ) : null}
      <AttendanceBadge application={data} zone={zone} />
    </li>
  );
}
