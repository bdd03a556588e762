import { expect, test } from 'vitest';
import { shiftTimes } from '../gigs/shiftTimes.ts';
import { Temporal } from '../../platform/time/temporal.ts';
import { clockChangeMessage } from './clockChangeMessage.ts';

const now = Temporal.Instant.from('2026-02-01T16:00:00Z');

test.each([
  ['2026-06-01', '17:00', '23:00', null],
  [
    '2026-03-08',
    '02:30',
    '10:00',
    '2:30 am does not exist on Sun, Mar 8: the clocks go forward. The shift starts at 3:00 am.',
  ],
  [
    '2026-11-01',
    '01:30',
    '09:00',
    '1:30 am occurs twice on Sun, Nov 1: the clocks go back. The shift starts at the first one.',
  ],
  [
    '2026-10-31',
    '22:00',
    '06:00',
    'The clocks change during the shift of Sat, Oct 31: it lasts 9 h instead of 8 h, and is paid for that time.',
  ],
  [
    '2026-03-07',
    '22:00',
    '06:00',
    'The clocks change during the shift of Sat, Mar 7: it lasts 7 h instead of 8 h, and is paid for that time.',
  ],
])('a shift on %s from %s to %s: %s', (date, startTime, endTime, message) => {
  const written = {
    date: Temporal.PlainDate.from(date),
    startTime: Temporal.PlainTime.from(startTime),
    endTime: Temporal.PlainTime.from(endTime),
  };
  expect(clockChangeMessage(written, shiftTimes(written, 'America/New_York'), now)).toBe(message);
});
