import { longShiftHours, shiftLength } from '../gigs/shiftLength.ts';
import type { ShiftTimes, WrittenShift } from '../gigs/shiftTimes.ts';
import { formatDuration } from '../time/duration.ts';
import { formatDay, formatTime } from '../time/formatTime.ts';
import type { Temporal } from '../time/temporal.ts';
import { formatTimeOfDay } from '../time/formatTimeOfDay.ts';
import type { ShiftWarning } from './noticeWarnings.ts';

/** What there is to say about the length of a shift, and about what the clocks do to it. */
export function lengthWarnings(
  written: Pick<WrittenShift, 'startTime'>,
  times: ShiftTimes,
  now: Temporal.Instant,
): ShiftWarning[] {
  const warnings: ShiftWarning[] = [];
  if (shiftLength(times.minutes) === 'long') {
    warnings.push({
      code: 'LONG_SHIFT',
      message: `This shift is ${formatDuration(times.minutes)} long. Above ${longShiftHours} hours, shifts are harder to fill.`,
    });
  }
  const message = clockChange(written, times, now);
  if (message !== null) warnings.push({ code: 'CLOCK_CHANGE', message });
  return warnings;
}

function clockChange(
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
    return `${time} comes twice on ${day}: the clocks go back. The shift starts the first time.`;
  }
  if (minutes === wallMinutes) return null;
  return (
    `The clocks change during the shift of ${day}: it lasts ${formatDuration(minutes)} instead of ` +
    `${formatDuration(wallMinutes)}, and is paid so.`
  );
}
