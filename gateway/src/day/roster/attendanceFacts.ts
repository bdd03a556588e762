import type { AttendanceFacts } from '@brigade/domain/day/roster/attendance.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { cancellationReasonFromWire } from '@brigade/domain/schedule/cancelling/cancellationReason.ts';
import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';

const instant = (text: string) => Temporal.Instant.from(text);

/** What the attendance of a confirmed pro is derived from. */
export function attendanceFacts(application: GigApplicationWire, productSlug: string): AttendanceFacts {
  const { cancellation, is_cancelled, sent_home, timesheet, working_hours } = application;
  return {
    cancellation:
      is_cancelled && cancellation
        ? {
            reason: cancellationReasonFromWire(cancellation.reason, productSlug) ?? 'OTHER',
            at: instant(cancellation.created_ts),
          }
        : null,
    sentHomeAt: sent_home ? instant(sent_home.created_ts) : null,
    punches: (timesheet?.time_punches ?? []).map(({ punch_type, time }) => ({
      type: punch_type,
      time: instant(time),
    })),
    breaks: (timesheet?.shift_breaks ?? []).map(({ start_time, end_time }) => ({
      start: instant(start_time),
      end: end_time == null ? null : instant(end_time),
    })),
    workStart: instant(working_hours.start_time),
    workEnd: instant(working_hours.end_time),
  };
}
