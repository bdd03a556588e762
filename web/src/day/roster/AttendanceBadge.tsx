import { isNotComing } from '@brigade/domain/day/roster/attendance.ts';
import { displayZone } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AttendanceBadge_application$key } from '../../__generated__/AttendanceBadge_application.graphql.ts';
import { currentDay } from '../../platform/clock/currentTime.ts';
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx';
import { DateText } from '../../ui/layout/DateText.tsx';
import { browserZone } from '../../ui/theme/browserZone.ts';
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
      {label} ·{' '}
      <DateText instant={since} zone={zone} format={isSaidBefore(state, since, zone) ? 'day' : 'time'} />
    </StatusBadge>
  );
}

/** Whether a pro said on an earlier day that they would not come: a time alone would read as one of today. */
function isSaidBefore(state: string, since: string, zone: string | null | undefined): boolean {
  const shownZone = displayZone(zone ?? null, browserZone());
  const day = Temporal.Instant.from(since).toZonedDateTimeISO(shownZone).toPlainDate();
  return isNotComing(state) && Temporal.PlainDate.compare(day, currentDay(shownZone)) < 0;
}
