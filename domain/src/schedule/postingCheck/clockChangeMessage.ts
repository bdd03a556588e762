import type { ShiftTimes, WrittenShift } from '../gigs/shiftTimes.ts';
import { formatDuration } from '../../platform/time/duration.ts';
import { formatDay, formatTime } from '../../platform/time/formatTime.ts';
import { formatTimeOfDay } from '../../platform/time/formatTimeOfDay.ts';
import type { Temporal } from '../../platform/time/temporal.ts';

/**
 * Describes how a daylight saving change affects a shift. Null if it does not.
 *
 * @param now determines whether the date includes the year
 */
export function clockChangeMessage(
  { startTime }: Pick<WrittenShift, 'startTime'>,
  { start, isStartMoved, isRepeatedHour, minutes, wallMinutes }: ShiftTimes,
  now: Temporal.Instant,
): string | null {
  const zone = start.timeZoneId;
  const instant = start.toInstant();
  const day = formatDay(instant, zone, now);
  const time = formatTimeOfDay(startTime.toString({ smallestUnit: 'minute' }));
  if (isStartMoved) {
    return `${time} does not exist on ${day}: the clocks go forward. The shift starts at ${formatTime(instant, zone)}.`;
  }
  if (isRepeatedHour) {
    return `${time} occurs twice on ${day}: the clocks go back. The shift starts at the first one.`;
  }
  if (minutes === wallMinutes) return null;
  return (
    `The clocks change during the shift of ${day}: it lasts ${formatDuration(minutes)} instead of ` +
    `${formatDuration(wallMinutes)}, and is paid for that time.`
  );
}
