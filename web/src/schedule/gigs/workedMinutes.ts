import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** The paid minutes of a shift: its duration minus the unpaid break, at least 0. Times are ISO 8601. */
export function workedMinutes(startTime: string, endTime: string, unpaidBreakMinutes: number): number {
  const length = Temporal.Instant.from(startTime).until(Temporal.Instant.from(endTime)).total('minutes');
  return Math.max(0, length - unpaidBreakMinutes);
}
