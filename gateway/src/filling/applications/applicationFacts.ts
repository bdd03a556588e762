import type { AttendanceFacts } from '@brigade/domain/filling/applications/isMissing.ts';
import type { ApplicationFacts } from '@brigade/domain/filling/applications/applicationStatus.ts';
import type { GigStatus } from '@brigade/domain/schedule/gigs/gigStatus.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { GigApplicationWire } from './gigApplicationWire.ts';

/** What the status of an application is derived from: its own facts and the status of its gig. */
export function applicationFacts(application: GigApplicationWire, gigStatus: GigStatus): ApplicationFacts {
  return {
    isCancelled: application.is_cancelled,
    isGigCancelled: gigStatus === 'CANCELLED',
    isSelected: application.is_selected,
    isConfirmed: application.is_confirmed,
    businessPayment: application.payment?.status ?? null,
    proPayment: application.pro_payment?.status ?? null,
    workingEndTime: Temporal.Instant.from(application.working_hours.end_time),
  };
}

/** What decides whether the pro is missing. Null if the server sends no timesheets. */
export function attendanceFacts(
  application: GigApplicationWire,
  gigStatus: GigStatus,
): AttendanceFacts | null {
  const { timesheet } = application;
  if (timesheet === undefined) return null;
  return {
    isCancelled: application.is_cancelled,
    isGigCancelled: gigStatus === 'CANCELLED',
    isSelected: application.is_selected,
    isConfirmed: application.is_confirmed,
    workStart: Temporal.Instant.from(application.working_hours.start_time),
    hasClockedIn: timesheet?.time_punches.some(({ punch_type }) => punch_type === 'CLOCK_IN') ?? false,
  };
}
