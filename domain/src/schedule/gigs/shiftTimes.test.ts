import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Temporal } from '../../platform/time/temporal.ts';
import { shiftTimes } from './shiftTimes.ts';

const newYork = 'America/New_York';

function place(date: string, startTime: string, endTime: string, zone = newYork) {
  const times = shiftTimes(
    {
      date: Temporal.PlainDate.from(date),
      startTime: Temporal.PlainTime.from(startTime),
      endTime: Temporal.PlainTime.from(endTime),
    },
    zone,
  );
  return { ...times, start: times.start.toInstant().toString(), end: times.end.toInstant().toString() };
}

test('a shift within a day', () => {
  expect(place('2026-06-01', '09:00', '17:30')).toEqual({
    start: '2026-06-01T13:00:00Z',
    end: '2026-06-01T21:30:00Z',
    isOvernight: false,
    isStartMoved: false,
    isRepeatedHour: false,
    wallMinutes: 510,
    minutes: 510,
  });
});

test.each([
  ['22:00', '06:00', 480],
  ['09:00', '09:00', 1440],
])('a shift from %s to %s ends on the next day', (start, end, minutes) => {
  expect(place('2026-06-01', start, end)).toMatchObject({ isOvernight: true, minutes });
});

describe('a shift when the clocks go forward', () => {
  test('a start in the gap moves to the next valid minute, and the end with it', () => {
    expect(place('2026-03-08', '02:30', '10:00')).toMatchObject({
      start: '2026-03-08T07:00:00Z',
      end: '2026-03-08T14:30:00Z',
      isStartMoved: true,
      isRepeatedHour: false,
      minutes: 450,
      wallMinutes: 450,
    });
  });

  test('an end in the gap moves, too', () => {
    expect(place('2026-03-07', '20:00', '02:15')).toMatchObject({
      end: '2026-03-08T07:00:00Z',
      isStartMoved: false,
      minutes: 360,
    });
  });

  test('a night is an hour shorter than it looks', () => {
    expect(place('2026-03-07', '22:00', '06:00')).toMatchObject({ minutes: 420, wallMinutes: 480 });
  });
});

describe('a shift when the clocks go back', () => {
  test('the first of a repeated hour counts', () => {
    expect(place('2026-11-01', '01:30', '09:00')).toMatchObject({
      start: '2026-11-01T05:30:00Z',
      isRepeatedHour: true,
      isStartMoved: false,
      minutes: 510,
    });
  });

  test('a night is an hour longer than it looks', () => {
    expect(place('2026-10-31', '22:00', '06:00')).toMatchObject({ minutes: 540, isRepeatedHour: false });
  });
});

test('a zone without changes of clocks has none', () => {
  expect(place('2026-03-08', '02:30', '10:00', 'Asia/Tokyo')).toMatchObject({
    isStartMoved: false,
    minutes: 450,
  });
});

test('the start is never before what was written, and the end is after the start', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 730 }),
      fc.integer({ min: 0, max: 1439 }),
      fc.integer({ min: 0, max: 1439 }),
      (day, from, to) => {
        const date = Temporal.PlainDate.from('2026-01-01').add({ days: day });
        const startTime = Temporal.PlainTime.from('00:00').add({ minutes: from });
        const times = shiftTimes(
          { date, startTime, endTime: Temporal.PlainTime.from('00:00').add({ minutes: to }) },
          newYork,
        );
        const written = date.toPlainDateTime(startTime);
        expect(Temporal.PlainDateTime.compare(times.start.toPlainDateTime(), written)).toBeGreaterThanOrEqual(
          0,
        );
        expect(times.start.toPlainDateTime().equals(written)).toBe(!times.isStartMoved);
        expect(times.wallMinutes).toBeGreaterThan(0);
        expect(times.minutes).toBeGreaterThan(0);
      },
    ),
  );
});
