import type { Temporal } from '../../platform/time/temporal.ts';

interface Facts {
  /** Whether the manager may set the hours of the pro. */
  readonly canAdjustHours: boolean;
  /** Whether the manager recorded the punch or break, or changed it last. */
  readonly isOwn: boolean;
  readonly workEnd: Temporal.Instant;
}

/**
 * Whether a manager may change or delete a recorded punch or break: it changes what the pro is paid, as setting the hours
 * does. Until the end of the work, own records can be corrected by who records attendance.
 */
export function mayCorrectRecord({ canAdjustHours, isOwn, workEnd }: Facts, now: Temporal.Instant): boolean {
  return canAdjustHours || (isOwn && now.epochMilliseconds < workEnd.epochMilliseconds);
}
