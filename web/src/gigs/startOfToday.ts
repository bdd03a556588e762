import { Temporal } from '@brigade/domain/time/temporal.ts';

/**
 * When today began on this device, ISO 8601. It divides upcoming gigs from past ones before the location, and with it
 * the location's zone, is known; gigs of this morning still count as upcoming.
 */
export function startOfToday(): string {
  return Temporal.Now.zonedDateTimeISO().startOfDay().toInstant().toString();
}
