import { expect, test } from 'vitest';
import { calendarWindow } from './calendarWindow.ts';

test.each([
  ['an ordinary day', '2026-11-20', '2026-11-20', '2026-11-20T05:00:00Z', '2026-11-21T04:59:59.999Z'],
  ['the day of 25 hours', '2026-11-01', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59.999Z'],
  ['the day of 23 hours', '2026-03-08', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59.999Z'],
  ['a week', '2026-11-01', '2026-11-07', '2026-11-01T04:00:00Z', '2026-11-08T04:59:59.999Z'],
])('the window of a calendar covers %s in local time', (_what, from, until, start, last) => {
  expect(calendarWindow(from, until, 'America/New_York')).toMatchObject({ start, last });
});

test('the window of a calendar includes shifts that started up to 16 hours before the first day', () => {
  expect(calendarWindow('2026-11-20', '2026-11-20', 'America/New_York').earliestStart).toBe(
    '2026-11-19T13:00:00Z',
  );
});
