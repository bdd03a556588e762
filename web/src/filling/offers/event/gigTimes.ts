import { displayZone, formatDay, formatTimeRange } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { browserZone } from '../../../ui/theme/browserZone.ts';
import type { OfferableGig } from './useOfferableGigs.ts';

/** The day and the times of a gig on the clock of its place: "Fri, Jan 16, 2099, 5–11 pm". */
export function gigTimes(
  { startTime, endTime, timeZone }: Pick<OfferableGig, 'startTime' | 'endTime' | 'timeZone'>,
  now: Temporal.Instant,
): string {
  const zone = displayZone(timeZone ?? null, browserZone());
  const start = Temporal.Instant.from(startTime);
  return `${formatDay(start, zone, now)}, ${formatTimeRange(start, Temporal.Instant.from(endTime), zone)}`;
}
