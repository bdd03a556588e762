import { Temporal } from '../../platform/time/temporal.ts';

const earlyMilliseconds = 15 * 60_000;

/** Whether pros can check in to a gig. */
export const checkInWindows = ['EARLY', 'OPEN', 'OVER', 'CANCELLED'] as const;

/** One of {@link checkInWindows}. */
export type CheckInWindow = (typeof checkInWindows)[number];

/** From when pros can check in, whether by a code or by a manager: 15 minutes before the start. */
export function checkInOpensAt(start: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(start.epochMilliseconds - earlyMilliseconds);
}

interface Facts {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  readonly isCancelled: boolean;
}

/** Whether pros can check in at this time: from 15 minutes before the start until the end. */
export function checkInWindow({ start, end, isCancelled }: Facts, now: Temporal.Instant): CheckInWindow {
  if (isCancelled) return 'CANCELLED';
  if (now.epochMilliseconds < checkInOpensAt(start).epochMilliseconds) return 'EARLY';
  return now.epochMilliseconds < end.epochMilliseconds ? 'OPEN' : 'OVER';
}
