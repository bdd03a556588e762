import { Temporal } from '../../platform/time/temporal.ts';
import type { SendHomeReason } from '../../filling/applications/sendHomeReasons.ts';

const guaranteedMilliseconds = 4 * 3_600_000;
const toleratedMilliseconds = 15 * 60_000;

/** The facts about a pro at work that decide until when they are paid. */
export interface WorkSoFar {
  readonly workStart: Temporal.Instant;
  readonly workEnd: Temporal.Instant;
  /** Null if the pro has not clocked in. */
  readonly clockedInAt: Temporal.Instant | null;
}

/**
 * Until when a pro is paid who is sent home now: for at least 4 hours or the posted time, whichever is shorter, unless
 * the reason is attire, conduct, or being more than 15 minutes late.
 */
export function paidUntil(
  { workStart, workEnd, clockedInAt }: WorkSoFar,
  reason: SendHomeReason,
  now: Temporal.Instant,
): Temporal.Instant {
  const start = workStart.epochMilliseconds;
  const lateness = (clockedInAt ?? now).epochMilliseconds - start;
  const isFaultOfPro =
    reason === 'LATE' ? lateness > toleratedMilliseconds : reason === 'ATTIRE' || reason === 'CONDUCT';
  const guaranteed = Math.min(start + guaranteedMilliseconds, workEnd.epochMilliseconds);
  return Temporal.Instant.fromEpochMilliseconds(
    isFaultOfPro ? now.epochMilliseconds : Math.max(now.epochMilliseconds, guaranteed),
  );
}
