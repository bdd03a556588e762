import { expect, test } from 'vitest';
import { shiftTimes } from '../gigs/shiftTimes.ts';
import { Temporal } from '../../platform/time/temporal.ts';
import { clockChangeNote } from './clockChangeNote.ts';

const zone = 'America/New_York';

test.each([
  ['2026-10-25', '18:00', '23:00', null],
  ['2026-11-01', '18:00', '23:00', null],
  ['2026-10-31', '22:00', '06:00', 'Clocks go back: 1 h longer'],
  ['2026-03-07', '22:00', '06:00', 'Clocks go forward: 1 h shorter'],
  ['2026-03-08', '02:30', '10:00', 'Clocks go forward: starts at 3:00 am'],
  ['2026-11-01', '01:30', '09:00', 'Clocks go back: starts at the first 1:30 am, 1 h longer'],
  ['2026-11-01', '01:00', '01:30', 'Clocks go back: starts at the first 1:00 am'],
])('%s from %s to %s: %j', (date, startTime, endTime, note) => {
  const times = shiftTimes(
    {
      date: Temporal.PlainDate.from(date),
      startTime: Temporal.PlainTime.from(startTime),
      endTime: Temporal.PlainTime.from(endTime),
    },
    zone,
  );
  const { isStartMoved, isRepeatedHour } = times;

  expect(
    clockChangeNote(
      { start: times.start.toInstant(), end: times.end.toInstant(), isStartMoved, isRepeatedHour },
      zone,
    ),
  ).toBe(note);
});
