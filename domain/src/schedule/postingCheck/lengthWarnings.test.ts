import { expect, test } from 'vitest';
import { shiftTimes } from '../gigs/shiftTimes.ts';
import { Temporal } from '../../platform/time/temporal.ts';
import { lengthWarnings } from './lengthWarnings.ts';

const now = Temporal.Instant.from('2026-02-01T16:00:00Z');

function warningsOf(date: string, startTime: string, endTime: string) {
  const written = {
    date: Temporal.PlainDate.from(date),
    startTime: Temporal.PlainTime.from(startTime),
    endTime: Temporal.PlainTime.from(endTime),
  };
  return lengthWarnings(written, shiftTimes(written, 'America/New_York'), now);
}

test('a usual shift gives no warning', () => {
  expect(warningsOf('2026-06-01', '17:00', '23:00')).toEqual([]);
});

test('a shift of more than twelve hours gives the warning that it is long', () => {
  expect(warningsOf('2026-06-01', '08:00', '20:00')).toEqual([]);
  expect(warningsOf('2026-06-01', '08:00', '20:30')).toEqual([
    {
      code: 'LONG_SHIFT',
      message: 'This shift is 12 h 30 min long. Above 12 hours, shifts are harder to fill.',
    },
  ]);
});

test('a shift within which the clocks change gives a warning', () => {
  expect(warningsOf('2026-10-31', '22:00', '06:00')).toEqual([
    {
      code: 'CLOCK_CHANGE',
      message:
        'The clocks change during the shift of Sat, Oct 31: it lasts 9 h instead of 8 h, and is paid for that time.',
    },
  ]);
});
