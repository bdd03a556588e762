import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { expect, test } from 'vitest';
import { drawnShift } from './drawnShift.ts';

const zone = 'America/New_York';
const date = Temporal.PlainDate.from('2026-05-20');
const at = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime(zone).epochMilliseconds;
const dayBefore = at('2026-05-19T12:00');

function drawn(from: number, to: number, nowMs = dayBefore) {
  const shift = drawnShift({ date, from, to }, zone, nowMs);
  return shift && `${String(shift.startTime).slice(0, 5)}–${String(shift.endTime).slice(0, 5)}`;
}

test.each([
  ['covers every quarter hour that it touches', 9 * 60 + 20, 12 * 60 + 40, '09:15–12:45'],
  ['means the same upwards', 12 * 60 + 40, 9 * 60 + 20, '09:15–12:45'],
  ['is a quarter hour at least', 9 * 60 + 20, 9 * 60 + 21, '09:15–09:30'],
  ['ends at midnight', 22 * 60, 24 * 60, '22:00–00:00'],
  ['is as long as shifts can be, downwards', 60, 23 * 60, '01:00–17:00'],
  ['is as long as shifts can be, upwards', 23 * 60, 60, '07:00–23:00'],
])('a drawing %s', (_what, from, to, shift) => {
  expect(drawn(from, to)).toBe(shift);
});

test('a drawing of today starts with the next quarter hour', () => {
  expect(drawn(9 * 60, 17 * 60, at('2026-05-20T10:00'))).toBe('10:15–17:00');
  expect(drawn(17 * 60, 9 * 60, at('2026-05-20T10:14'))).toBe('10:15–17:00');
});

test('a drawing in the past means nothing', () => {
  expect(drawn(8 * 60, 10 * 60, at('2026-05-20T10:00'))).toBeNull();
  expect(drawn(23 * 60, 24 * 60, at('2026-05-20T23:50'))).toBeNull();
  expect(drawn(8 * 60, 10 * 60, at('2026-05-21T00:00'))).toBeNull();
});

test('a drawing says the instants, on the day when the clocks change too', () => {
  const night = drawnShift(
    { date: Temporal.PlainDate.from('2026-11-01'), from: 0, to: 4 * 60 },
    zone,
    dayBefore,
  );
  expect(night && (night.endMs - night.startMs) / 3_600_000).toBe(5);
});
