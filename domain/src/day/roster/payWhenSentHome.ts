import { Temporal } from '../../platform/time/temporal.ts';
import type { SendHomeReason } from '../../filling/applications/sendHomeReasons.ts';
import type { WorkTimes } from './workTimes.ts';

const minute = 60_000;
const guaranteedMinutes = 4 * 60;
const toleratedMinutes = 15;

/** What the pay of a pro who is sent home follows from. */
export interface WorkSoFar extends Pick<WorkTimes, 'workStart' | 'workEnd' | 'breaks'> {
  /** Null if the pro has not clocked in. */
  readonly clockedInAt: Temporal.Instant | null;
  /** Of the shift: counts if no break was recorded. */
  readonly unpaidBreakMinutes: number;
}

/**
 * The pay of a pro who is sent home now: the time at work without breaks, and at least 4 hours or the posted time,
 * whichever is shorter, unless the reason is attire, conduct, or being more than 15 minutes late.
 *
 * @returns until when the pro is paid, and for how many minutes
 */
export function payWhenSentHome(
  work: WorkSoFar,
  reason: SendHomeReason,
  now: Temporal.Instant,
): { until: Temporal.Instant; minutes: number } {
  const start = work.workStart.epochMilliseconds;
  const end = work.workEnd.epochMilliseconds;
  const sentHome = now.epochMilliseconds;
  const worked = workedMinutes(work, sentHome);
  if (isFaultOfPro(work, reason, sentHome)) return { until: now, minutes: worked };
  const posted = Math.floor((end - start) / minute) - work.unpaidBreakMinutes;
  const guaranteedUntil = Math.min(start + guaranteedMinutes * minute, end);
  return {
    until: Temporal.Instant.fromEpochMilliseconds(Math.max(sentHome, guaranteedUntil)),
    minutes: Math.max(worked, Math.min(posted, guaranteedMinutes)),
  };
}

function workedMinutes(
  { workStart, clockedInAt, breaks, unpaidBreakMinutes }: WorkSoFar,
  now: number,
): number {
  const start = Math.max(workStart.epochMilliseconds, clockedInAt?.epochMilliseconds ?? 0);
  const breakMinutes = breaks.reduce((sum, { start: from, end }) => {
    const until = end?.epochMilliseconds ?? now;
    const begun = Math.max(from.epochMilliseconds, start);
    return sum + Math.max(0, Math.floor((until - begun) / minute));
  }, 0);
  const unpaid = breaks.length === 0 ? unpaidBreakMinutes : breakMinutes;
  return Math.max(0, Math.floor((now - start) / minute) - unpaid);
}

function isFaultOfPro({ workStart, clockedInAt }: WorkSoFar, reason: SendHomeReason, now: number): boolean {
  if (reason !== 'LATE') return reason === 'ATTIRE' || reason === 'CONDUCT';
  const arrived = clockedInAt?.epochMilliseconds ?? now;
  return arrived - workStart.epochMilliseconds > toleratedMinutes * minute;
}
