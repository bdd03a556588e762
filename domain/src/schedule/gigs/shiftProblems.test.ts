import { expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { shiftProblems } from './shiftProblems.ts';

const now = Temporal.Instant.from('2026-06-01T13:00:00Z');

function problemsOf(date: string, startTime: string, endTime: string, unpaidBreakMinutes = 0) {
  return shiftProblems(
    {
      date: Temporal.PlainDate.from(date),
      startTime: Temporal.PlainTime.from(startTime),
      endTime: Temporal.PlainTime.from(endTime),
      unpaidBreakMinutes,
    },
    'America/New_York',
    now,
  );
}

test.each([
  ['a day shift', '2026-06-01', '09:01', '17:00', 30],
  ['a night shift', '2026-06-01', '22:00', '06:00', 0],
  ['sixteen hours', '2026-06-02', '06:00', '22:00', 959],
] as const)('%s can be posted', (_case, date, start, end, pause) => {
  expect(problemsOf(date, start, end, pause)).toEqual([]);
});

test.each([
  ['2026-06-01', '09:00', '17:00'],
  ['2026-05-31', '18:00', '23:00'],
])('a shift on %s at %s is in the past', (date, start, end) => {
  expect(problemsOf(date, start, end)).toEqual([
    { field: 'startTime', message: 'This start has passed. Choose a later one.' },
  ]);
});

test.each([
  ['06:00', '22:01', 'A shift can last 16 hours at most.'],
  ['18:00', '17:00', 'This ends the next day, after 23 h. A shift can last 16 hours at most.'],
  ['18:00', '18:00', 'This ends the next day, after 24 h. A shift can last 16 hours at most.'],
])('a shift from %s to %s is too long', (start, end, message) => {
  expect(problemsOf('2026-06-02', start, end)).toEqual([{ field: 'endTime', message }]);
});

test('hours that really pass count: a night of sixteen on the clock can have seventeen', () => {
  expect(problemsOf('2026-10-31', '16:00', '08:00')).toEqual([
    {
      field: 'endTime',
      message: 'This ends the next day, after 17 h. A shift can last 16 hours at most.',
    },
  ]);
});

test('the break leaves something of the shift', () => {
  expect(problemsOf('2026-06-02', '18:00', '19:00', 60)).toEqual([
    { field: 'unpaidBreakMinutes', message: 'The break must be shorter than the shift' },
  ]);
});
