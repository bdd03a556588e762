import type { RecordedWork } from '@brigade/domain/day/timesheets/breakCheck.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { GigApplicationWire } from '../../filling/applications/gigApplicationWire.ts';

const instant = (text: string) => Temporal.Instant.from(text);

/** What the check of a break is derived from; null without a place in the gig or without the rules. */
export function recordedWork(application: GigApplicationWire): RecordedWork | null {
  const { is_confirmed, is_cancelled, suggested_breaks, timesheet, working_hours } = application;
  if (!is_confirmed || is_cancelled || suggested_breaks == null) return null;
  const punches = timesheet?.time_punches ?? [];
  const clockIn = punches.find(({ punch_type }) => punch_type === 'CLOCK_IN');
  const last = punches.at(-1);
  const clockOut = last?.punch_type === 'CLOCK_OUT' ? last : undefined;
  return {
    rules: suggested_breaks.map(({ break_trigger_minutes, break_length_minutes }) => ({
      triggerMinutes: break_trigger_minutes,
      lengthMinutes: break_length_minutes,
    })),
    workStart: instant(working_hours.start_time),
    workEnd: instant(working_hours.end_time),
    clockIn: clockIn ? instant(clockIn.time) : null,
    clockOut: clockOut ? instant(clockOut.time) : null,
    isClockOutAutomatic: clockOut?.is_automatic ?? false,
    breaks: (timesheet?.shift_breaks ?? []).map(({ start_time, end_time }) => ({
      start: instant(start_time),
      end: end_time == null ? null : instant(end_time),
    })),
  };
}
