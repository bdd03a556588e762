import { displayZone, formatDay, formatTime } from '@brigade/domain/platform/time/formatTime.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { currentInstant } from './currentTime.ts';
import { browserZone } from '../../ui/theme/browserZone.ts';

/** An instant as the clocks at the location show it: "Fri, Nov 20, 5:30 pm". */
export function dayAndTime(instant: string, zone: string | null | undefined): string {
  const shownZone = displayZone(zone ?? null, browserZone());
  const moment = Temporal.Instant.from(instant);
  return `${formatDay(moment, shownZone, currentInstant())}, ${formatTime(moment, shownZone)}`;
}
