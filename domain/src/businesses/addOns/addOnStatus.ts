import type { Temporal } from '../../platform/time/temporal.ts';

/** The status of a booking on a day: not started yet, active, or ended. */
export const addOnStatuses = ['SCHEDULED', 'ACTIVE', 'ENDED'] as const;

/** The status of a booking on a day. */
export type AddOnStatus = (typeof addOnStatuses)[number];

/** The days of a booking as ISO dates, both included; without an end it stays active. */
export interface AddOnPeriod {
  readonly startDate: string;
  readonly endDate: string | null;
}

/**
 * The status of a booking.
 *
 * @param today the calendar day at the location
 */
export function addOnStatus({ startDate, endDate }: AddOnPeriod, today: Temporal.PlainDate): AddOnStatus {
  const day = today.toString();
  if (day < startDate) return 'SCHEDULED';
  return endDate !== null && endDate < day ? 'ENDED' : 'ACTIVE';
}
