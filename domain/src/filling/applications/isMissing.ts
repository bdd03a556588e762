import { Temporal } from '../../platform/time/temporal.ts';
import { applicantStage, type ApplicantFlags } from './applicantStage.ts';

/** How long after the start of the work a pro is expected to have clocked in. */
const grace = Temporal.Duration.from({ minutes: 15 });

/** The facts that determine whether a pro is missing. */
export interface AttendanceFacts extends ApplicantFlags {
  readonly isGigCancelled: boolean;
  readonly workStart: Temporal.Instant;
  readonly hasClockedIn: boolean;
}

/** Whether a confirmed pro has not clocked in a quarter of an hour after the start. */
export function isMissing(facts: AttendanceFacts, now: Temporal.Instant): boolean {
  if (facts.isGigCancelled || facts.hasClockedIn || applicantStage(facts) !== 'CONFIRMED') return false;
  return Temporal.Instant.compare(facts.workStart.add(grace), now) <= 0;
}
