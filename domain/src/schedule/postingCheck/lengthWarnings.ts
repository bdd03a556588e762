import { longShiftHours, shiftLength } from '../gigs/shiftLength.ts';
import type { ShiftTimes, WrittenShift } from '../gigs/shiftTimes.ts';
import { formatDuration } from '../../platform/time/duration.ts';
import type { Temporal } from '../../platform/time/temporal.ts';
import { clockChangeMessage } from './clockChangeMessage.ts';
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
  const message = clockChangeMessage(written, times, now);
  if (message !== null) warnings.push({ code: 'CLOCK_CHANGE', message });
  return warnings;
}
