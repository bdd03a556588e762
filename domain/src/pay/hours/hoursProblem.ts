import type { Temporal } from '../../platform/time/temporal.ts';
import { longestShiftHours } from '../../schedule/gigs/shiftLength.ts';

/** The most characters of the reason for changed hours. */
export const hoursReasonLimit = 500;

/** What is wrong with hours that a manager sets, as a sentence for the end; null if nothing is. */
export function hoursProblem(start: Temporal.Instant, end: Temporal.Instant): string | null {
  const minutes = start.until(end).total('minutes');
  if (minutes <= 0) return 'The end must be after the start.';
  return minutes > longestShiftHours * 60 ? `At most ${longestShiftHours} hours can be paid.` : null;
}
