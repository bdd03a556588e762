import { Temporal } from '@brigade/domain/platform/time/temporal.ts';

/** The minutes of a shift that are paid: from its start to its end (ISO 8601) without the unpaid break. Never below 0. */
export function workedMinutes(startTime: string, endTime: string, unpaidBreakMinutes: number): number {
  const length = Temporal.Instant.from(startTime).until(Temporal.Instant.from(endTime)).total('minutes');
  return Math.max(0, length - unpaidBreakMinutes);
}
