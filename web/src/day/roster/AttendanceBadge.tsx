import { graphql, useFragment } from 'react-relay/hooks';
import type { AttendanceBadge_application$key } from '../../__generated__/AttendanceBadge_application.graphql.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { attendanceLooks } from './attendanceLook.ts';
import { currentAttendance } from './currentAttendance.ts';

interface Props {
  application: AttendanceBadge_application$key;
  /** The IANA zone of the location, if known. */
  zone: string | null | undefined;
}

/** Where a pro is now, and since when. */
export function AttendanceBadge({ application, zone }: Props) {
  const { attendance } = useFragment(
    graphql`
      fragment AttendanceBadge_application on GigApplication @throwOnFieldError {
        attendance {
          state
          since
        }
      }
    `,
    application,
  );
  if (!attendance) return null;
  const { state, since } = attendance;
  const { label, tone } = attendanceLooks[currentAttendance(state, since)];
  return (
    <StatusBadge tone={tone}>
      {label} · <DateText instant={since} zone={zone} format="time" />
    </StatusBadge>
  );
}
