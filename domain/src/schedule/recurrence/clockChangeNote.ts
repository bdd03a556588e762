import { formatDuration } from '../../platform/time/duration.ts';
import { formatTime } from '../../platform/time/formatTime.ts';
import type { Temporal } from '../../platform/time/temporal.ts';

/** A date of a series, and when a shift on it really is. */
export interface PlacedDate {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant;
  /** The clocks skip its start: it moved forward to the next valid minute. */
  readonly isStartMoved: boolean;
  /** Its start comes twice: the first one counts. */
  readonly isRepeatedHour: boolean;
}

/**
 * What a change of clocks does to a shift, in words for people: "Clocks go back: 1 h longer". Null for an ordinary date.
 *
 * @param zone IANA name of the zone of the place
 */
export function clockChangeNote(date: PlacedDate, zone: string): string | null {
  const start = date.start.toZonedDateTimeISO(zone);
  const end = date.end.toZonedDateTimeISO(zone);
  if (date.isStartMoved) return `Clocks go forward: starts at ${formatTime(date.start, zone)}`;
  const gained = (start.offsetNanoseconds - end.offsetNanoseconds) / 60e9;
  if (date.isRepeatedHour) {
    const first = `Clocks go back: starts at the first ${formatTime(date.start, zone)}`;
    return gained > 0 ? `${first}, ${formatDuration(gained)} longer` : first;
  }
  if (gained === 0) return null;
  return gained > 0
    ? `Clocks go back: ${formatDuration(gained)} longer`
    : `Clocks go forward: ${formatDuration(-gained)} shorter`;
}
